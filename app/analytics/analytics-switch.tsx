import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import type { AnalyticsState } from "./analytics-choice.server";
import { SWITCH_ADDRESS } from "./counted";
import { browserObjects } from "./layer";

/**
 * Says whether the visitor is counted by Google Analytics, and lets them change it. Its form is
 * answered by `answerAnalyticsForm`. The whole page comes anew, so that no script of before stays.
 */
export function AnalyticsSwitch(props: { state: AnalyticsState }) {
  const { t } = useTranslation();
  const action = useLocalTo(SWITCH_ADDRESS);
  const state = useStateHere(props.state);
  const choosable = state === "on" || state === "off";
  return (
    <div className={layout.stack}>
      <p role="status">{t(`analytics.states.${state}`)}</p>
      {choosable && (
        <form method="post" action={action}>
          <button
            className={button.secondary}
            name="analytics"
            value={state === "on" ? "off" : "on"}
          >
            {state === "on" ? t("analytics.switchOff") : t("analytics.switchOn")}
          </button>
        </form>
      )}
    </div>
  );
}

/** What the server has read; a browser may also object without telling the server. */
export function useStateHere(state: AnalyticsState): AnalyticsState {
  const objects = useSyncExternalStore(
    () => () => {},
    browserObjects,
    () => false,
  );
  return state !== "none" && objects ? "signal" : state;
}
