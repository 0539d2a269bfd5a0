import { useTranslation } from "~/i18n/use-translation";
import { button } from "~/ui/form/button.css";
import { ErrorState } from "~/ui/page/state/error-state";

/** In place of a page whose form was sent at another address than `PUBLIC_URL`. */
export function AddressProblem({ publicOrigin }: { publicOrigin: string }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      picture="failed"
      title={t("errors.address.title")}
      text={t("errors.address.text", { address: publicOrigin })}
    >
      <a className={button.primary} href={publicOrigin}>
        {t("errors.address.open")}
      </a>
    </ErrorState>
  );
}
