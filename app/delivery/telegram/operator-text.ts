import type { OperatorMessage } from "~/delivery/operator-message";
import { truncate } from "~/delivery/truncate";
import { escapeHtml, TEXT_LENGTH } from "./telegram-html";

/** Truncated before it is escaped, so that no tag or entity is cut. */
export function operatorText({ title, sections, url }: OperatorMessage): string {
  let room = TEXT_LENGTH - title.length - url.length - 4;
  const parts = sections.flatMap((section) => {
    const lines = section.lines.map((line) => `• ${line}`).join("\n");
    const length = section.title.length + 3;
    if (room <= length) return [];
    const text = truncate(lines, room - length);
    room -= length + text.length;
    return [`<b>${escapeHtml(section.title)}</b>\n${escapeHtml(text)}`];
  });
  return [`<b>${escapeHtml(title)}</b>`, ...parts, escapeHtml(url)].join("\n\n");
}
