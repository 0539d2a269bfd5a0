import { propertiesOf } from "~/web/records";

/** Returns whether the browser asks to save data, or reports a 2G line. */
export function savesData(): boolean {
  const { saveData, effectiveType } = propertiesOf(propertiesOf(navigator).connection);
  return saveData === true || String(effectiveType).endsWith("2g");
}
