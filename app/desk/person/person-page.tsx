import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { DeskLayout } from "~/desk/desk-layout";
import * as styles from "~/desk/desk-page.css";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { Field } from "~/ui/form/field";
import { message } from "~/ui/message.css";
import { EraseQuestion } from "./erase-question";
import { FoundBookings } from "./found-bookings";
import type { PersonView } from "./load-person.server";
import { PERSON_INTENTS, WHO } from "./person";

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
