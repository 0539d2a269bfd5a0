import { Fragment, type CSSProperties, type ReactNode } from "react";
import type { Line } from "~/messaging/delivery/booking-lines";
import type { EmailLink, EmailPicture } from "./email";
import { COLORS, GUTTER, styles } from "./email-look";

/** A table that only arranges: e-mail clients have no other layout. */
export function Table({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <table
      role="presentation"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: "100%", ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/**
 * Returns the ground of a cell. It is no attribute: in a client that drops styles, texts of its own colour would stand on
 * it.
 */
export function ground(color: string, style: CSSProperties = {}) {
  return { style: { backgroundColor: color, ...style } };
}

/** A row of the sheet, apart from the one above it by a line. */
export function Box({ children, isFirst = false }: { children: ReactNode; isFirst?: boolean }) {
  const edge = isFirst ? {} : { borderTop: `1px solid ${COLORS.line.light}` };
  return (
    <tr>
      <td
        className="sheet line pad"
        {...ground(COLORS.sheet.light, { padding: `24px ${GUTTER}px 12px`, ...edge })}
      >
        {children}
      </td>
    </tr>
  );
}

/** A row with a picture in the whole width; its text stands in its place while pictures are off. */
export function Picture({ picture: { src, alt, width, height } }: { picture: EmailPicture }) {
  return (
    <tr>
      <td>
        <img
          className="soft"
          src={src}
          alt={alt}
          width={width}
          height={height}
          style={styles.picture}
        />
      </td>
    </tr>
  );
}

/** Paragraphs of plain text. */
export function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two paragraphs can be the same.
    <p key={index} dir="auto" className="text" style={styles.paragraph}>
      <WithBreaks text={text} />
    </p>
  ));
}

/** A text with its line breaks. */
export function WithBreaks({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines can be the same.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Labels, each with its value. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Table style={{ marginBottom: "16px" }}>
      {lines.map(({ label, value }) => (
        <tr key={label + value}>
          <td className="soft line" width="38%" style={{ ...cell, ...styles.item, ...soft }}>
            {label}
          </td>
          <td className="text line" style={{ ...cell, ...styles.value }}>
            <bdi>
              <WithBreaks text={value} />
            </bdi>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const soft = { color: COLORS.soft.light, paddingInlineEnd: "12px" };
const cell = {
  padding: "8px 0",
  verticalAlign: "top",
  borderTop: `1px solid ${COLORS.line.light}`,
} as const;

/** Links as buttons, two of them beside each other; the first one stands out if it is `filled`. */
export function Buttons({ links, first }: { links: readonly EmailLink[]; first?: "filled" }) {
  const main = first && links[0];
  const others = main ? links.slice(1) : links;
  const rows = others.flatMap((_, index) =>
    index % 2 === 0 ? [others.slice(index, index + 2)] : [],
  );
  return (
    <>
      {main && (
        <Table style={gap}>
          <tr>
            <Button {...main} isFilled />
          </tr>
        </Table>
      )}
      {rows.map((row) => (
        <Table key={row.map(({ url }) => url).join()} style={gap}>
          <tr>
            {row.map((link, index) => (
              <Fragment key={link.url}>
                {index > 0 && (
                  <td className="stack gap" width="10" style={{ width: "10px" }}>
                    &nbsp;
                  </td>
                )}
                <Button {...link} width={row.length > 1 ? "49%" : "100%"} />
              </Fragment>
            ))}
          </tr>
        </Table>
      ))}
    </>
  );
}

const gap = { marginBottom: "10px" };

type ButtonProps = EmailLink & { isFilled?: boolean; width?: string };

function Button({ text, url, isFilled = false, width = "100%" }: ButtonProps) {
  const { light } = COLORS.accent;
  const edge = { border: `2px solid ${light}`, borderRadius: "4px", verticalAlign: "middle" };
  const look = isFilled
    ? { className: "stack filled", ...ground(light, edge) }
    : { className: "stack outlined", style: edge };
  const color = isFilled ? COLORS.onAccent.light : light;
  return (
    <td align="center" height="46" width={width} {...look}>
      <a className={isFilled ? "on-filled" : "link"} href={url} style={{ ...styles.button, color }}>
        {text}
      </a>
    </td>
  );
}

/** A link within texts. */
export function TextLink({ text, url }: EmailLink) {
  return (
    <a className="link" href={url} style={styles.link}>
      {text}
    </a>
  );
}
