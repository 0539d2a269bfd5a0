/** The placeholder for the token of the customer's link in the copy of a mail: no secret is stored. */
export const TOKEN_PLACEHOLDER = "{token}";

/** A line of a mail. A link of the site is one with the text above it. */
export type MailLine = { text: string; href?: string };

type Shown = {
  /** The token of the page that shows the copy. */
  token: string;
  /** An absolute address of the site. */
  site: string;
};

/**
 * Returns the paragraphs of a mail as its customer got it, with the token of their link. Only addresses of the site
 * become links: others may be words that somebody typed.
 */
export function mailParagraphs(text: string, { token, site }: Shown): MailLine[][] {
  const { origin } = new URL(site);
  return text
    .replaceAll(TOKEN_PLACEHOLDER, token)
    .split(/\n{2,}/)
    .map((paragraph) => linesOf(paragraph, origin))
    .filter((lines) => lines.length > 0);
}

function linesOf(paragraph: string, origin: string): MailLine[] {
  const lines: MailLine[] = [];
  for (const line of paragraph.split("\n")) {
    const address = addressOf(line, origin);
    const before = lines.at(-1);
    if (address !== null && before && before.href === undefined && before.text !== "") {
      lines[lines.length - 1] = { text: before.text.replace(/:$/, ""), href: address };
    } else if (address !== null) {
      lines.push({ text: line, href: address });
    } else if (line !== "-- ") {
      lines.push({ text: line });
    }
  }
  return lines;
}

/** Returns the path of a line that is an address of the site; null for other lines. */
function addressOf(line: string, origin: string): string | null {
  if (!line.startsWith(`${origin}/`) || /\s/.test(line)) return null;
  const url = URL.parse(line);
  return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
