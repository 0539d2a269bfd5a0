import { Form, href } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import * as desk from "~/desk/desk-page.css";
import { useLocalTo } from "~/i18n/link";
import { button } from "~/ui/form/button.css";
import type { SetupPageData } from "./load-setup.server";

export function TestMessages({ channels }: Pick<SetupPageData, "channels">) {
  const { t } = useTranslation();
  const action = useLocalTo(href("/admin/setup"));
  return (
    <section className={desk.part} id="messages" aria-labelledby="messages-title">
      <h2 className={desk.title} id="messages-title">
        {t("setup.message.title")}
      </h2>
      {channels.length === 0 ? (
        <p>{t("setup.message.none")}</p>
      ) : (
        <Form method="post" action={action} reloadDocument>
          <p>{t(channels.length > 1 ? "setup.message.both" : `setup.message.${channels[0]!}`)}</p>
          <button className={button.secondary}>{t("setup.message.send")}</button>
        </Form>
      )}
    </section>
  );
}
