import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { DESK_INTENTS } from "~/desk/desk-intents";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import { visuallyHidden } from "~/ui/page/layout.css";

type MarkButtonProps = { id: number; name: string; mark: "out" | "returned" };

/** Marks that a vehicle was handed over, or is back, at this minute. */
export function MarkButton({ id, name, mark }: MarkButtonProps) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/today"));
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="intent" value={DESK_INTENTS.handover} />
      <input type="hidden" name="id" value={id} />
      <button className={button.secondary} name="mark" value={mark}>
        {t(`operator.handover.${mark}`)}
        <span className={visuallyHidden}>
          , {id} <bdi>{name}</bdi>
        </span>
      </button>
    </Form>
  );
}
