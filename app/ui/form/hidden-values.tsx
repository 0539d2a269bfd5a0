/** Sends values that a form has no controls for, each under its name. */
export function HiddenValues({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
