import * as styles from "./tags.css";

type TagsProps = { label: string; tags: readonly string[] };

export function Tags({ label, tags }: TagsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
