import * as styles from "./prose.css";

/** HTML that the server rendered from the site's own Markdown. */
export function ProseText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- Its only source is the site's own content.
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: siteHtml(html) }} />;
}

/**
 * The Trusted Types policy of rendered HTML. Browsers take HTML of this policy only; React passes it on
 * unchanged.
 */
const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("prose", { createHTML: (html) => html });

/** Returns HTML that the server rendered, in the form that `dangerouslySetInnerHTML` needs. */
function siteHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
