import { useTranslation } from "~/i18n/use-translation";
import { LEAVING_DISCOUNT } from "~/company/claims";

/** In the page of the example, but never opened (specification 2): no company promises this discount. */
export function ExitIntentDialog() {
  const { t } = useTranslation();
  return (
    <dialog aria-labelledby="leaving-title">
      <h2 id="leaving-title">{t("home.leaving.title")}</h2>
      <p>{t("home.leaving.text", { percent: LEAVING_DISCOUNT })}</p>
      <form method="dialog">
        <button>{t("home.leaving.close")}</button>
      </form>
    </dialog>
  );
}
