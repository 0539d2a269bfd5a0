import { button } from "~/ui/form/button.css";
import { Checkbox, Radios } from "~/ui/form/choice";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Field } from "~/ui/form/field";
import { LocalizedField } from "~/ui/form/localized-field";
import { localizedFields, localizedName } from "~/web/i18n/localized";
import { SelectField } from "~/ui/form/select-field";
import { Icon } from "~/ui/icon";
import * as layout from "~/ui/page/layout.css";
import { standaloneLink } from "~/ui/link.css";
import { Pagination } from "~/ui/page/pagination";
import { Specimen } from "./specimen";
import * as styles from "./controls.css";

const KINDS = ["primary", "secondary", "plain"] as const;
const KINDS_ON_NIGHT = ["dawn", "onNight"] as const;

export function Actions() {
  return (
    <Specimen id="actions" title="Buttons and links">
      <div className={layout.row}>
        {KINDS.map((kind) => (
          <button key={kind} className={button[kind]}>
            {kind}
          </button>
        ))}
        <button className={button.primary} disabled>
          disabled
        </button>
      </div>
      <div className={styles.night}>
        {KINDS_ON_NIGHT.map((kind) => (
          <button key={kind} className={button[kind]}>
            {kind}
          </button>
        ))}
      </div>
      <a className={standaloneLink} href="#actions">
        <Icon name="phone" /> A link by itself
      </a>
      <Pagination
        label="Pages"
        newer={{ to: "#actions", text: "Newer" }}
        older={{ to: "#actions", text: "Older" }}
      />
    </Specimen>
  );
}

const PLACES = [
  { value: "tbilisi", label: "Tbilisi" },
  { value: "batumi", label: "Batumi" },
];

export function Controls() {
  return (
    <Specimen id="controls" title="Fields">
      <div className={styles.fields}>
        <Field id="plain" name="plain" label="Field" hint="A hint says what is wanted.">
          {(control) => <input {...control} defaultValue="Nino" />}
        </Field>
        <Field id="faulty" name="faulty" label="Field with an error" errors={["Name is required"]}>
          {(control) => <input {...control} />}
        </Field>
        <LocalizedField
          name="text"
          label="Text in each language"
          texts={localizedFields("text", { en: "Summer" })}
          messagesOf={(field) => (field === localizedName("text", "ka") ? ["Enter a name"] : [])}
        />
        <SelectField id="place" name="place" label="Select" options={PLACES} />
        <Field id="off" name="off" label="Disabled">
          {(control) => <input {...control} disabled defaultValue="Not now" />}
        </Field>
      </div>
      <Checkbox id="seat" name="seat" label="Checkbox" hint="+$20" defaultChecked />
      <fieldset className={styles.group}>
        <legend>Radio buttons</legend>
        <Radios name="where" chosen="tbilisi" options={PLACES} />
      </fieldset>
      <ErrorSummary
        title="There is a problem"
        entries={[{ id: "faulty", messages: ["Name is required"] }]}
      />
    </Specimen>
  );
}
