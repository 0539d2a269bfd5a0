import type { ReactNode } from "react";
import { href } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { Icon } from "~/ui/icon";
import { standaloneLink } from "~/ui/link.css";
import { FleetList, FleetTools } from "./list/fleet-list";
import type { FleetListData } from "~/desk/fleet/list/fleet-list.server";
import * as styles from "./two-panes.css";

type TwoPanesProps = {
  list: FleetListData;
  /** The id of the model in the detail. */
  open?: number;
  children: ReactNode;
};

/** Shows a detail beside the list of models; on narrow screens it has a link back to the list. */
export function TwoPanes({ list, open, children }: TwoPanesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.panes}>
      <div className={styles.listBeside}>
        <div className={styles.listHead}>
          <h2 className={styles.listTitle}>{t("fleetDesk.title")}</h2>
          <FleetTools />
        </div>
        <FleetList list={list} open={open} />
      </div>
      <div className={styles.detail}>
        <div className={styles.back}>
          <Link className={standaloneLink} to={href("/admin/fleet")}>
            <Icon name="back" />
            {t("fleetDesk.page.back")}
          </Link>
        </div>
        {children}
      </div>
    </div>
  );
}
