import { Marked, type Tokens } from "marked";
import { escapeMarkup } from "~/web/browser/markup";

export type Prose = {
  html: string;
  /** The second-level headings in order, with their ids. */
  headings: { id: string; text: string }[];
};

/**
 * Renders trusted Markdown. Links within the site are mapped by `local`; others open in a new tab.
 * Table cells have explicit roles and their column's label, for narrow screens that stack them.
 */
export function renderMarkdown(markdown: string, local: (path: string) => string): Prose {
  const headings: Prose["headings"] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${html}</h${depth}>\n`;
        const id = `part-${headings.length + 1}`;
        headings.push({ id, text: plainText(tokens) });
        return `<h2 id="${id}">${html}</h2>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        if (href.startsWith("/")) return `<a href="${escapeMarkup(local(href))}">${html}</a>`;
        const target = href.startsWith("http") ? ` target="_blank" rel="noopener"` : "";
        return `<a href="${escapeMarkup(href)}"${target}>${html}</a>`;
      },
      table({ header, rows }) {
        const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
        const heads = header
          .map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`)
          .join("");
        const body = rows.map(
          (row) =>
            `<tr role="row">${row.map((cell, column) => bodyCell(inline(cell), column, header)).join("")}</tr>`,
        );
        return `<table role="table"><thead><tr role="row">${heads}</tr></thead><tbody>${body.join("")}</tbody></table>\n`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, headings };
}

function plainText(tokens: Tokens.Generic[]): string {
  return tokens.map((token) => String(token.text ?? token.raw)).join("");
}

/** Renders a cell. The first one of a row is its heading. */
function bodyCell(html: string, column: number, header: Tokens.TableCell[]) {
  if (column === 0) return `<th role="rowheader" scope="row">${html}</th>`;
  return `<td role="cell" data-label="${escapeMarkup(header[column]?.text ?? "")}">${html}</td>`;
}
