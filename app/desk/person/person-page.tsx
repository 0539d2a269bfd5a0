import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { useLocalTo, Link } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import { FoundBookings } from "./found-bookings";
import type { PersonView } from "./load-person.server";
import { PERSON_INTENTS, WHO, CANCEL } from "./person";
import { Checkbox } from "~/ui/form/choice";
import { row } from "~/ui/page/layout.css";
import { NotesToErase } from "./notes-to-erase";

type PersonPageProps = { view: PersonView; erased: number };

/** What is stored about a person: to find, download and erase it. */
export function PersonPage({ view, erased }: PersonPageProps) {
  const { t } = useTranslation();
  const { who, found, notes, problem, asks } = view;
  const isRefused = problem === "unfinished" || problem === "notifying";
  return (
    <DeskLayout
      title={t("person.title")}
      done={erased > 0 ? t("person.erased", { count: erased }) : null}
      problem={
        isRefused && (
          <p className={message.problem} role="alert">
            {t(`person.problems.${problem}`)}
          </p>
        )
      }
      isRefused={problem !== null}
    >
      <FindForm who={who} problem={isRefused ? null : problem} />
      {found && <FoundBookings who={who} found={found} asks={asks} />}
      {found && asks && <EraseQuestion who={who} found={found} notes={notes} />}
    </DeskLayout>
  );
}

function FindForm({ who, problem }: Pick<PersonView, "who" | "problem">) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/person"));
  return (
    <Form className={styles.part} method="post" action={action} reloadDocument noValidate>
      <p>{t("person.text")}</p>
      <Field
        id={WHO}
        name={WHO}
        label={t("person.who")}
        hint={t("person.whoHint")}
        errors={problem ? [t(`person.problems.${problem}`)] : []}
      >
        {(control) => (
          <input {...control} autoComplete="off" autoCapitalize="none" defaultValue={who} />
        )}
      </Field>
      <div>
        <button className={button.primary} name="intent" value={PERSON_INTENTS.find}>
          {t("person.find")}
        </button>
      </div>
    </Form>
  );
}

type EraseQuestionProps = Pick<PersonView, "who" | "notes"> & {
  found: NonNullable<PersonView["found"]>;
};

/** Asks before erasing, and says what stays and why. */
function EraseQuestion({ who, found, notes }: EraseQuestionProps) {
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
