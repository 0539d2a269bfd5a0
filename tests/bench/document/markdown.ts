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
