import { CONTACT_NAMES } from "~/catalog/company/site-settings";
import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { labelInLanguage } from "~/desk/label-in-language";
import { languageAttributes } from "~/web/i18n/language-attributes";
import { languageDetails, LANGUAGES, type Language } from "~/web/i18n/languages";
import { CompanyAddress } from "~/catalog/company/company-address";
import { sectionAddress } from "~/desk/content/content";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { message } from "~/ui/message.css";
import type { PublishPageData } from "./publish.server";

type PublishPageProps = { page: PublishPageData };

/** The address has a line for each language. */
const COMPANY_FIELDS = CONTACT_NAMES.filter((name) => name !== "address");

/** Shows what the site says in the company's name, and the button that publishes it. */
export function PublishPage({ page }: PublishPageProps) {
  const { t } = useTranslation();
  const { isPublished, isExample, done } = page;
  return (
    <DeskLayout
      title={t("setup.publish.title")}
      done={done && t(`setup.publish.${done === "publish" ? "published" : "unpublished"}`)}
    >
      <p>{t(`setup.publish.${isPublished ? "on" : "off"}`)}</p>
      {!isPublished && <p>{t("setup.publish.check")}</p>}
      {isExample && <p className={message.notice}>{t("setup.publish.example")}</p>}
      <Company page={page} />
      <Numbers page={page} />
      {page.said.map((said) => (
        <Said key={said.lang} said={said} />
      ))}
      <PublishForm isPublished={isPublished} />
    </DeskLayout>
  );
}

function PublishForm({ isPublished }: { isPublished: boolean }) {
  const { t } = useTranslation();
  const action = href("/admin/setup/publish");
  const intent = isPublished ? "unpublish" : "publish";
  return (
    <Form method="post" action={action} reloadDocument>
      <button
        className={isPublished ? button.secondary : button.primary}
        name="intent"
        value={intent}
      >
        {t(`setup.publish.${intent}`)}
      </button>
    </Form>
  );
}

function Company({ page: { company } }: PublishPageProps) {
  const { t } = useTranslation();
  return (
    <PublishSection id="company" title={t("setup.publish.company")}>
      <dl className={desk.list}>
        {COMPANY_FIELDS.filter((field) => company[field]).map((field) => (
          <Line key={field} label={t(`settings.fields.${field}`)} value={company[field] ?? ""} />
        ))}
        {LANGUAGES.filter((lang) => company.address[lang]).map((lang) => (
          <Line
            key={lang}
            label={labelInLanguage(t("settings.fields.address"), lang)}
            value={<CompanyAddress address={{ text: company.address[lang]!, lang }} />}
          />
        ))}
        <Line
          label={t("setup.publish.hours")}
          value={`${company.hours.opens}–${company.hours.closes}`}
        />
      </dl>
      <Change to={href("/admin/settings")} name="settings" />
    </PublishSection>
  );
}

function Numbers({ page: { numbers, socialProof } }: PublishPageProps) {
  const { t } = useTranslation();
  return (
    <PublishSection id="numbers" title={t("setup.publish.numbers")}>
      <dl className={desk.list}>
        {numbers.map(({ field, value }) => (
          <Line key={field} label={t(`contentDesk.claims.${field}`)} value={value} />
        ))}
        <Line label={t("settings.fields.socialProof")} value={t(`settings.modes.${socialProof}`)} />
      </dl>
      <Change to={sectionAddress("claims")} name="numbers" />
      <Change to={href("/admin/settings")} name="settings" />
    </PublishSection>
  );
}

/** Shows what pages in one language say. */
function Said({ said }: { said: PublishPageData["said"][number] }) {
  const { t } = useTranslation();
  const { lang, promises, texts, places } = said;
  return (
    <PublishSection
      id={`said-${lang}`}
      title={t("setup.publish.said", { language: languageDetails(lang).name })}
    >
      <h3>{t("setup.publish.promises")}</h3>
      <Lines lang={lang} lines={promises.map(({ title, says }) => `${title}. ${says}`)} />
      <Change to={sectionAddress("promises")} name="promises" />
      <h3>{t("setup.publish.texts")}</h3>
      <Lines lang={lang} lines={texts} />
      <Change to={href("/admin/content")} name="texts" />
      <h3>{t("setup.publish.places")}</h3>
      <Lines lang={lang} lines={places} />
      <Change to={`${href("/admin/prices")}#places`} name="places" />
    </PublishSection>
  );
}

function PublishSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={desk.section} aria-labelledby={`${id}-title`}>
      <h2 className={desk.title} id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Line({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className={desk.soft}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ lang, lines }: { lang: Language; lines: readonly string[] }) {
  const { t, i18n } = useTranslation();
  if (lines.length === 0) return <p>{t("setup.publish.nothing")}</p>;
  return (
    <ul {...languageAttributes(i18n, lang)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type ChangeProps = {
  to: string;
  name: "settings" | "promises" | "texts" | "places" | "numbers";
};

function Change({ to, name }: ChangeProps) {
  const { t } = useTranslation();
  return (
    <p>
      <Link to={to}>{t(`setup.publish.change.${name}`)}</Link>
    </p>
  );
}
