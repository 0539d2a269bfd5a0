import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import * as styles from "~/desk/desk-page.css";
import { Link, useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Checkbox } from "~/ui/form/choice";
import { row } from "~/ui/page/layout.css";
import type { PersonView } from "./load-person.server";
import { CANCEL, PERSON_INTENTS, WHO } from "./person";
import { NotesToErase } from "./notes-to-erase";

type EraseQuestionProps = Pick<PersonView, "who" | "notes"> & {
  found: NonNullable<PersonView["found"]>;
};

/** Asks before erasing, and says what stays and why. */
export function EraseQuestion({ who, found, notes }: EraseQuestionProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/person"));
  const isOpen = found.some(({ unfinished }) => unfinished !== null);
  return (
    <Form className={styles.part} method="post" action={action} reloadDocument>
      <h2 className={styles.title}>{t("person.question", { count: found.length })}</h2>
      <p>{t("person.goes")}</p>
      <p>{t("person.stays")}</p>
      <p>{t("person.elsewhere")}</p>
      <input type="hidden" name={WHO} value={who} />
      <NotesToErase notes={notes} />
      {isOpen && <Checkbox id={CANCEL} name={CANCEL} value="yes" label={t("person.cancel")} />}
      <div className={row}>
        <button className={button.primary} name="intent" value={PERSON_INTENTS.erase}>
          {t("person.yes")}
        </button>
        <Link className={button.secondary} to={href("/admin/person")}>
          {t("person.no")}
        </Link>
      </div>
    </Form>
  );
}
