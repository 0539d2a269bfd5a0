/** A text as XML and HTML write it, also inside an attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
