import type { Route } from "./+types/faq";
import { loadFacts } from "~/site/facts/facts.server";
import { siteContext } from "~/server/site-context.server";
import { faqData } from "~/site/faq/faq-data.server";
import { AskUs, Questions } from "~/site/faq/questions";
import { languageOf } from "~/web/i18n/middleware.server";
import * as layout from "~/ui/page/layout.css";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  const facts = await loadFacts(publicFleet.current, site);
  const { loaderData, things } = faqData(site, lang, facts);
  addStructuredData(context, things);
  return loaderData;
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { faq, whatsapp } = loaderData.page;
  return (
    <>
      <div className={layout.withSidebar}>
        <div className={layout.stack}>
          <h1 className={layout.heading}>{faq.title}</h1>
          <p className={layout.lead}>{faq.lead}</p>
        </div>
        <Questions questions={faq.questions} />
      </div>
      <AskUs whatsapp={whatsapp} />
    </>
  );
}
