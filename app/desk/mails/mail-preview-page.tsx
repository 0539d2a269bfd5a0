import { Form, href } from "react-router";
import type { TFunction } from "i18next";
import { DeskLayout } from "~/desk/desk-layout";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import * as fieldStyles from "~/ui/form/field.css";
import { HiddenValues } from "~/ui/form/hidden-values";
import { SelectField } from "~/ui/form/select-field";
import { message } from "~/ui/message.css";
import * as layout from "~/ui/page/layout.css";
import * as styles from "~/desk/desk-page.css";
import { languageDetails, LANGUAGES } from "~/web/i18n/languages";
import { useTranslation } from "~/web/i18n/use-translation";
import {
  BOOKING_FIELD,
  LANG_FIELD,
  MAIL_FIELD,
  PREVIEW_MAILS,
  SCHEME_FIELD,
  SCHEMES,
} from "./mail-preview";
import type { MailPreviewData } from "./mail-preview.server";
import * as own from "./mail-preview.css";

type MailPreviewProps = {
  page: MailPreviewData;
  /** Why the last e-mail was not sent. */
  reason: "none" | "limit" | "failed" | undefined;
};

/** Shows each e-mail of the site about a booking, and sends it to the company. */
export function MailPreviewPage({ page, reason }: MailPreviewProps) {
  const { t } = useTranslation();
  return (
    <DeskLayout
      title={t("mailsDesk.title")}
      done={page.sent && !reason ? t("mailsDesk.sent", { to: page.to ?? "" }) : null}
      problem={
        reason && (
          <p className={message.problem} role="alert">
            {t(`mailsDesk.problems.${reason}`)}
          </p>
        )
      }
    >
      <p>{t("mailsDesk.lead")}</p>
      <Choice page={page} />
      {page.shown ? <Shown page={page} shown={page.shown} /> : <p>{t("mailsDesk.none")}</p>}
    </DeskLayout>
  );
}

function Choice({ page }: { page: MailPreviewData }) {
  const { t } = useTranslation();
  const languages = LANGUAGES.map((lang) => ({ value: lang, label: languageDetails(lang).name }));
  const schemes = SCHEMES.map((value) => ({ value, label: t(`mailsDesk.schemes.${value}`) }));
  return (
    <Form className={styles.form} action={href("/admin/mails")} key={page.address}>
      <div className={own.fields}>
        <SelectField
          id={MAIL_FIELD}
          name={MAIL_FIELD}
          label={t("mailsDesk.mail")}
          defaultValue={page.mail}
          options={PREVIEW_MAILS.map((mail) => ({ value: mail.value, label: nameOf(t, mail) }))}
        />
        <SelectField
          id={LANG_FIELD}
          name={LANG_FIELD}
          label={t("mailsDesk.language")}
          defaultValue={page.lang}
          options={languages}
        />
        <Field
          id={BOOKING_FIELD}
          name={BOOKING_FIELD}
          label={t("mailsDesk.booking")}
          hint={t("mailsDesk.bookingHint")}
        >
          {(control) => (
            <input {...control} className={fieldStyles.control} defaultValue={page.typed} />
          )}
        </Field>
        <SelectField
          id={SCHEME_FIELD}
          name={SCHEME_FIELD}
          label={t("mailsDesk.scheme")}
          defaultValue={page.scheme}
          options={schemes}
        />
      </div>
      <div className={layout.row}>
        <button className={button.primary}>{t("mailsDesk.show")}</button>
      </div>
    </Form>
  );
}

function nameOf(t: TFunction, { to, kind }: (typeof PREVIEW_MAILS)[number]) {
  return t(`mailsDesk.${to}`, { kind: t(`delivery.kinds.${kind}`) });
}

type ShownProps = { page: MailPreviewData; shown: NonNullable<MailPreviewData["shown"]> };

function Shown({ page, shown }: ShownProps) {
  const { t } = useTranslation();
  return (
    <>
      <h2 className={styles.title}>
        <bdi lang={page.lang}>{shown.subject}</bdi>
      </h2>
      <iframe
        className={own.frame}
        key={page.address}
        src={page.address}
        title={t("mailsDesk.html")}
        sandbox="allow-popups"
      />
      {page.to === null ? (
        <p className={styles.soft}>{t("mailsDesk.noServer")}</p>
      ) : (
        <Form method="post" action={href("/admin/mails")}>
          <HiddenValues values={shown.fields} />
          <button className={button.secondary}>{t("mailsDesk.send", { to: page.to })}</button>
        </Form>
      )}
      <h2 className={styles.title}>{t("mailsDesk.text")}</h2>
      <pre className={own.text} lang={page.lang}>
        {shown.text}
      </pre>
    </>
  );
}
