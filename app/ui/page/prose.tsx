import * as styles from "./prose.css";

/** A long text that the server made from our own Markdown. */
export function ProseText({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- its only source is our own content.
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
