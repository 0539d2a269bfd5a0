import { unbroken } from "~/ui/page/layout.css";

/** Words with a hyphen of at most 12 characters: longer ones may need the break. */
const HYPHENATED = /(?<=^| )([^ -]+-[^ ]+)(?= |$)/;
const LONGEST = 12;

/** Shows the name of a car. A line does not end within its short words with a hyphen, such as “C-HR”. */
export function CarName({ name }: { name: string }) {
  if (!name.includes("-")) return name;
  return name.split(HYPHENATED).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      <span key={part} className={unbroken}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
