import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { brand } from "~/catalog/company/brand.css";
import { CallLink } from "~/catalog/company/call-link";
import { readablePhone, type Company } from "~/catalog/company/company";
import { inLanguage } from "~/web/i18n/address";
import { type Language, languageDetails } from "~/web/i18n/languages";
import { button } from "~/ui/form/button.css";
import { FontPreloads } from "~/ui/theme/fonts";
import * as layout from "~/ui/page/layout.css";
import { standaloneLink } from "~/ui/link.css";
import { ErrorState } from "~/ui/page/state/error-state";

type OfflinePageProps = {
  company: Company;
  /** Whether the company helps by phone at any hour. */
  helps: boolean;
  lang: Language;
};

/** A complete document without scripts. */
export function OfflinePage({ company, helps, lang }: OfflinePageProps) {
  const { t } = useTranslation();
  return (
    <html lang={lang} dir={languageDetails(lang).dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <FontPreloads language={lang} />
      </head>
      <body>
        <header className={layout.container}>
          <a className={brand} href={inLanguage(href("/"), lang)}>
            <picture>
              <source srcSet="/brand/mark-dark.svg" media="(prefers-color-scheme: dark)" />
              <img src="/brand/mark-light.svg" alt="" width={36} height={36} />
            </picture>
            {company.siteName}
          </a>
        </header>
        <main>
          <ErrorState
            picture="offline"
            title={t("offline.page.title")}
            text={t("offline.page.text")}
          >
            <div className={layout.stack}>
              <Contacts company={company} helps={helps} />
              <PageLinks lang={lang} />
            </div>
          </ErrorState>
        </main>
      </body>
    </html>
  );
}

function Contacts({ company, helps }: Omit<OfflinePageProps, "lang">) {
  const { t } = useTranslation();
  return (
    <>
      <p className={layout.row}>
        <CallLink className={button.primary} phone={company.phone} />
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- Empty: reloads the current address. */}
        <a className={button.secondary} href="">
          {t("offline.noAnswer.again")}
        </a>
      </p>
      <p>{`WhatsApp: ${readablePhone(company.whatsapp)}`}</p>
      <p>
        {t("offline.page.hours", company.hours)}
        {helps && ` ${t("offline.page.help")}`}
      </p>
    </>
  );
}

function PageLinks({ lang }: Pick<OfflinePageProps, "lang">) {
  const { t } = useTranslation();
  return (
    <nav className={layout.stack} aria-labelledby="seen">
      <h2 id="seen">{t("offline.page.read")}</h2>
      <ul className={`${layout.plainList} ${layout.row}`}>
        {PAGES.map(([page, address]) => (
          <li key={page}>
            <a className={standaloneLink} href={inLanguage(address, lang)}>
              {t(`offline.page.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PAGES = [
  ["home", href("/")],
  ["cars", href("/:lng?/all-cars")],
  ["guides", href("/:lng?/guides")],
] as const;
