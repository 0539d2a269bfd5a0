import type { OperatorMessage } from "~/messaging/delivery/operator-message";
import type { EmailContent } from "./email";

export function operatorMessageEmail({
  title,
  sections,
  url,
  open,
}: OperatorMessage): Omit<EmailContent, "lang" | "footer"> {
  return {
    title,
    paragraphs: sections.map((section) =>
      [section.title, ...section.lines.map((line) => `• ${line}`)].join("\n"),
    ),
    lines: [],
    links: [{ text: open, url }],
  };
}
