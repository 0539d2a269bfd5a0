import type { EmailCard, EmailSection } from "./email";
import { Box, Buttons, Lines, Picture, Table, Texts, TextLink } from "./email-elements";
import { COLORS, styles } from "./email-look";

/** A section of an e-mail below its main content. */
export function Section(section: EmailSection) {
  const {
    title,
    picture,
    paragraphs = [],
    items = [],
    lines = [],
    cards = [],
    links = [],
  } = section;
  return (
    <>
      {picture && <Picture picture={picture} />}
      <Box>
        <h2 className="text" style={styles.heading}>
          {title}
        </h2>
        <Texts texts={paragraphs} />
        <Items items={items} />
        <Lines lines={lines} />
        <Cards cards={cards} />
        <Buttons links={links} />
      </Box>
    </>
  );
}

function Items({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul style={{ margin: "0 0 16px", padding: "0 0 0 20px" }}>
      {items.map((item) => (
        <li key={item} dir="auto" className="text" style={styles.listItem}>
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Things with a page of their own, each with its picture and its price. */
function Cards({ cards }: { cards: readonly EmailCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Table style={{ marginBottom: "16px" }}>
      {cards.map(({ text, url, picture, value }) => (
        <tr key={url}>
          {picture && (
            <td
              className="line"
              width={picture.width + 16}
              style={{ ...cell, width: `${picture.width + 16}px` }}
            >
              <img {...picture} alt={picture.alt} style={{ display: "block", border: 0 }} />
            </td>
          )}
          <td className="line" style={{ ...cell, ...styles.item }}>
            <TextLink text={text} url={url} />
          </td>
          {value && (
            <td className="text line" align="right" style={{ ...cell, ...styles.price }}>
              <bdi>{value}</bdi>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}

const cell = {
  padding: "12px 0",
  verticalAlign: "middle",
  borderTop: `1px solid ${COLORS.line.light}`,
} as const;
