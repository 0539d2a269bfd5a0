import type { ConflictMessage } from "~/delivery/conflicts/load-conflict.server";
import { escapeHtml } from "./telegram-html";

/** Addresses are text, for Telegram rejects links to localhost. */
export function conflictText({ title, paragraphs, links }: ConflictMessage): string {
  return [
    `⚠️ <b>${escapeHtml(title)}</b>`,
    ...paragraphs.map(escapeHtml),
    ...links.map(({ text, url }) => escapeHtml(`${text}:\n${url}`)),
  ].join("\n\n");
}
