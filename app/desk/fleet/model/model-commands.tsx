import type { ReactNode } from "react";
import { Form, href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { FLEET_INTENTS } from "~/desk/fleet/fleet-intents";
import { modelAddress } from "~/desk/fleet/fleet-query";
import type { Model } from "~/catalog/fleet/models/model";
import { Link, useLocalTo } from "~/web/i18n/link";
import { badge } from "~/ui/badge.css";
import { button } from "~/ui/form/button.css";

type ModelCommandsProps = { model: Model };

export function StateBadge({ model }: ModelCommandsProps) {
  const { t } = useTranslation();
  return model.archivedAt ? (
    <span className={badge.quiet}>{t("fleetDesk.state.archived")}</span>
  ) : (
    <span className={badge.good}>{t("fleetDesk.state.active")}</span>
  );
}

/** What can be done with a model besides changing it. */
export function ModelCommands({ model: { id, archivedAt } }: ModelCommandsProps) {
  const { t } = useTranslation();
  const params = { id: String(id) };
  return (
    <>
      {archivedAt === null && (
        <Link className={button.plain} to={href("/cars/:id", params)}>
          {t("fleetDesk.page.see")}
        </Link>
      )}
      <CommandForm id={id} className={button.plain} intent={FLEET_INTENTS.copy}>
        {t("fleetDesk.copy.button")}
      </CommandForm>
      {archivedAt === null ? (
        <Link className={button.plain} to={href("/admin/fleet/:id/archive", params)}>
          {t("fleetDesk.archive.link")}
        </Link>
      ) : (
        <CommandForm id={id} className={button.secondary} intent={FLEET_INTENTS.restore}>
          {t("fleetDesk.restore.button")}
        </CommandForm>
      )}
    </>
  );
}

type CommandFormProps = { id: number; className: string; intent: string; children: ReactNode };

function CommandForm({ id, className, intent, children }: CommandFormProps) {
  return (
    <Form method="post" action={useLocalTo(modelAddress(id))} reloadDocument>
      <button className={className} name="intent" value={intent}>
        {children}
      </button>
    </Form>
  );
}
