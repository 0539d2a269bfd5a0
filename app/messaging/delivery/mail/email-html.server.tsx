import { render } from "@react-email/render";
import { languageDetails } from "~/web/i18n/languages";
import type { Line } from "~/messaging/delivery/booking-lines";
import type { EmailContent, EmailQuote, EmailStop } from "./email";
import {
  Box,
  Buttons,
  ground,
  Lines,
  Picture,
  Table,
  Texts,
  TextLink,
  WithBreaks,
} from "./email-elements";
import { COLORS, GUTTER, HEADS, SHEET, styles, WIDTH } from "./email-look";
import { Section } from "./email-sections";

/**
 * Renders an e-mail as HTML of tables with inline styles, without scripts, for all e-mail clients. Everything is there
 * without pictures and without styles.
 */
export async function emailHtml(content: EmailContent): Promise<string> {
  return render(<Email {...content} />);
}

function Email(content: EmailContent) {
  const { lang, title, paragraphs } = content;
  const { dir } = languageDetails(lang);
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: SHEET }} />
      </head>
      <body className="page" style={styles.body}>
        <div hidden style={styles.preview}>
          {paragraphs[0] ?? title}
        </div>
        {/* Some clients drop the attributes of `html` and `body`. */}
        <div lang={lang} dir={dir}>
          <Table>
            <tr>
              <td
                align="center"
                className="page"
                {...ground(COLORS.page.light, { padding: "12px 0" })}
              >
                <Content {...content} />
              </td>
            </tr>
          </Table>
        </div>
      </body>
    </html>
  );
}

function Content(content: EmailContent) {
  const { picture, sections = [], footer } = content;
  return (
    <table
      role="presentation"
      className="wide"
      width={WIDTH}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={{ width: `${WIDTH}px`, maxWidth: "100%", textAlign: "start" }}
    >
      <tbody>
        <Brand {...content} />
        {picture && <Picture picture={picture} />}
        <Head {...content} />
        <Body {...content} />
        {sections.map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <Footer lines={footer} />
      </tbody>
    </table>
  );
}

function Brand({ brand, reference }: EmailContent) {
  if (!brand && !reference) return null;
  const mark = brand?.mark;
  return (
    <tr>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell is no control. */}
      <td className="pad" style={{ padding: `4px ${GUTTER}px 12px` }}>
        <Table>
          <tr>
            {mark && (
              <td width={mark.width + 10} style={{ width: `${mark.width + 10}px` }}>
                <img {...mark} alt={mark.alt} style={{ display: "block", border: 0 }} />
              </td>
            )}
            <td>
              {brand && (
                <p className="text" style={styles.brand} translate="no">
                  <bdi>{brand.name}</bdi>
                </p>
              )}
            </td>
            {reference && (
              <td align="right" style={{ textAlign: "end" }}>
                <p className="soft" style={styles.label}>
                  {`${reference.label} `}
                  <bdi className="text" style={styles.code} translate="no">
                    {reference.value}
                  </bdi>
                </p>
              </td>
            )}
          </tr>
        </Table>
      </td>
    </tr>
  );
}

function Head({ title, tone = "news", paragraphs: [lead] }: EmailContent) {
  return (
    <tr>
      <td className="pad" {...ground(HEADS[tone], { padding: `24px ${GUTTER}px` })}>
        <h1 className="title" style={styles.title}>
          {title}
        </h1>
        {lead !== undefined && (
          <p dir="auto" style={styles.lead}>
            <WithBreaks text={lead} />
          </p>
        )}
      </td>
    </tr>
  );
}

const NO_QUOTES: EmailQuote[] = [];

function Body({ paragraphs, quotes = NO_QUOTES, trip, sum, lines, links }: EmailContent) {
  const texts = paragraphs.slice(1);
  const count = texts.length + quotes.length + lines.length + links.length;
  if (count === 0 && !trip && !sum) return null;
  return (
    <Box isFirst>
      <Texts texts={texts} />
      {quotes.map((quote) => (
        <Quote key={quote.title + quote.text} {...quote} />
      ))}
      {trip && <Trip {...trip} />}
      {sum && <Sum {...sum} />}
      <Lines lines={lines} />
      <Buttons links={links} first="filled" />
    </Box>
  );
}

/** Somebody's words, beside a bar. Without styles they stand in a quotation below who said them. */
function Quote({ title, text }: EmailQuote) {
  return (
    <Table style={{ marginBottom: "20px" }}>
      <tr>
        <td width="4" className="filled" {...ground(COLORS.accent.light, { width: "4px" })} />
        <td style={{ paddingInlineStart: "16px", paddingInlineEnd: 0 }}>
          <p className="soft" style={styles.label}>
            {title}
          </p>
          <blockquote dir="auto" className="text" style={styles.quote}>
            <WithBreaks text={text} />
          </blockquote>
        </td>
      </tr>
    </Table>
  );
}

function Trip({ pickup, return: back, length }: NonNullable<EmailContent["trip"]>) {
  return (
    <Table style={{ marginBottom: "20px" }}>
      <tr>
        <Stop {...pickup} />
        <td align="center" width="12%" style={{ width: "12%", verticalAlign: "middle" }}>
          <p className="soft" style={styles.length}>
            {length}
          </p>
        </td>
        <Stop {...back} isEnd />
      </tr>
    </Table>
  );
}

function Stop({ label, time, date, place, isEnd }: EmailStop & { isEnd?: boolean }) {
  const side = isEnd ? ({ textAlign: "end" } as const) : {};
  return (
    <td
      width="44%"
      {...(isEnd && { align: "right" })}
      style={{ width: "44%", verticalAlign: "top", ...side }}
    >
      <p className="soft" style={styles.label}>
        {label}
      </p>
      <p className="text" style={styles.time}>
        <bdi>{time}</bdi>
      </p>
      <p className="text" style={styles.item}>
        {date}
      </p>
      <p className="text" style={styles.item}>
        <bdi>{place}</bdi>
      </p>
    </td>
  );
}

/** The one sum, on the plate that it has on all pages. */
function Sum({ label, value }: Line) {
  return (
    <Table style={{ marginBottom: "20px" }}>
      <tr>
        <td className="sign" {...ground(COLORS.sign.light, plate)}>
          <p className="on-sign-soft" style={styles.sumLabel}>
            {label}
          </p>
          <p className="on-sign" style={styles.sum}>
            <bdi>{value}</bdi>
          </p>
        </td>
      </tr>
    </Table>
  );
}

const plate = { borderRadius: "8px", padding: "14px 20px" };

function Footer({ lines }: { lines: EmailContent["footer"] }) {
  return (
    <tr>
      <td className="pad" style={{ padding: `20px ${GUTTER}px` }}>
        {lines.map((line) => (
          <p
            key={typeof line === "string" ? line : line.url}
            className="soft"
            style={styles.footer}
          >
            {typeof line === "string" ? line : <TextLink {...line} />}
          </p>
        ))}
      </td>
    </tr>
  );
}
