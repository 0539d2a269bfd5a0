import type { Findings, Table } from "../sections/section";

/** A section's tables and notes, and where they were measured. */
export function sectionText({ tables, notes }: Findings, where: string): string {
  const parts = [where, ...tables.map(tableText)];
  if (notes.length > 0) parts.push(notes.map((note) => `- ${note}`).join("\n"));
  return parts.join("\n\n");
}

function tableText({ head, rows }: Table) {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Replaces what is between the two marks of a section. Throws if the document has none. */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- bench ${name} -->`, `<!-- end of ${name} -->`];
  const from = document.indexOf(start) + start.length;
  const to = document.indexOf(end);
  if (!document.includes(start) || to < from) throw new Error(`no marks for ${name}`);
  return `${document.slice(0, from)}\n\n${text}\n\n${document.slice(to)}`;
}
