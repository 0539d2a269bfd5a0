import { useTranslation } from "~/web/i18n/use-translation";
import { useLocalTo } from "~/web/i18n/link";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { useHydrated } from "~/ui/use-hydrated";
import type { AnalyticsState } from "./analytics-choice.server";
import { SWITCH_ADDRESS } from "./consent";
import { hasGlobalPrivacyControl } from "./data-layer";

/**
 * Shows whether the visitor is counted by Google Analytics, and lets them change it. Posts to
 * `handleAnalyticsForm` as a plain form: a full page load, so that no loaded script stays.
 */
export function AnalyticsSwitch(props: { state: AnalyticsState }) {
  const { t } = useTranslation();
  const action = useLocalTo(SWITCH_ADDRESS);
  const state = useAnalyticsState(props.state);
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

/**
 * Returns the state of the server, unless the browser has Global Privacy Control set, which some don't send
 * as a header.
 */
export function useAnalyticsState(state: AnalyticsState): AnalyticsState {
  const hasSignal = useHydrated() && hasGlobalPrivacyControl();
  return state !== "none" && hasSignal ? "signal" : state;
}
