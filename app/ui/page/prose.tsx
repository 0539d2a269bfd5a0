import * as styles from "./prose.css";
import { siteHtml } from "./site-html";

/** HTML that the server rendered from the site's own Markdown. */
export function ProseText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- Its only source is the site's own content.
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: siteHtml(html) }} />;
}
