import { isRecord } from "~/web/records";

/** The endings that names had before 0.6.0, when each language of a text was a field of its own. */
const FORMER_ENDINGS: Readonly<Record<string, string>> = { En: "en", Ka: "ka" };

/**
 * Returns the name that a field of before 0.6.0 has now: `aboutLeadKa` is `aboutLead.ka`. Other names stay
 * as they are.
 */
export function currentName(name: string): string {
  const [, text = "", ending = ""] = /^(\w+)(En|Ka)$/.exec(name) ?? [];
  return text ? `${text}.${FORMER_ENDINGS[ending]}` : name;
}

/**
 * Returns values of before 0.6.0, from an import, the history or an earlier form, with the texts by
 * language that they have now. What has its present name stays as it is.
 */
export function withCurrentNames(values: Readonly<Record<string, unknown>>) {
  const current: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [text = "", lang] = currentName(name).split(".");
    if (lang === undefined) current[name] = value;
    else current[text] = { ...(isRecord(current[text]) && current[text]), [lang]: value };
  }
  return current;
}

/** Returns contacts of before 0.6.0, when `address` was in English, with their address by language. */
export function withCurrentAddress({ address, ...contacts }: Readonly<Record<string, unknown>>) {
  const english = typeof address === "string" ? { addressEn: address } : { address };
  return withCurrentNames({ ...contacts, ...(address !== undefined && english) });
}
