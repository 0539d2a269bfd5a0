import { textIn } from "~/web/i18n/localized";
import { Form, href } from "react-router";
import { useLanguage, useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as desk from "~/desk/desk-page.css";
import { Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { row } from "~/ui/page/layout.css";
import type { ExampleContents } from "./example.queries.server";
import * as styles from "./setup.css";

/** Shows the question before the example is emptied, and says what happens to each model. */
export function ExamplePage({
  example,
  hasMadeUpCounters,
}: {
  example: ExampleContents;
  hasMadeUpCounters: boolean;
}) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const action = href("/admin/setup/example");
  const { deleted, archived, reviews, texts, places } = example;
  return (
    <DeskLayout title={t("setup.example.question")}>
      <p>{t("setup.example.text")}</p>
      <Names title={t("setup.example.deleted", { count: deleted.length })} names={deleted} />
      <Names title={t("setup.example.archived", { count: archived.length })} names={archived} />
      {reviews > 0 && <p>{t("setup.example.reviews", { count: reviews })}</p>}
      <Names
        title={t("setup.example.texts")}
        names={texts.map((section) => t(`contentDesk.sections.${section}.title`))}
      />
      <Names
        title={t("setup.example.places", { count: places.length })}
        names={places.map((name) => textIn(name, lang))}
      />
      {hasMadeUpCounters && <p>{t("setup.example.counters")}</p>}
      <p>{t("setup.example.stay")}</p>
      <Form className={row} method="post" action={action} reloadDocument>
        <button className={button.primary}>{t("setup.example.yes")}</button>
        <Link className={button.secondary} to={href("/admin/setup")}>
          {t("setup.example.no")}
        </Link>
      </Form>
    </DeskLayout>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className={desk.section}>
      <h2 className={desk.title}>{title}</h2>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
