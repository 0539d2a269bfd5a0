import { href } from "react-router";
import type { Route } from "./+types/faq";
import { loadFacts } from "~/facts/facts.server";
import { pageMeta } from "~/seo/page-meta.server";
import { siteContext } from "~/site-context.server";
import { faqPage } from "~/faq/faq-page.server";
import { describeFaq } from "~/faq/faq-structured-data.server";
import { AskUs, Questions } from "~/faq/questions";
import { languageContext } from "~/i18n/middleware.server";
import * as layout from "~/ui/page/layout.css";
import { jsonData, valueOf } from "~/web/json-data";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  const lang = context.get(languageContext);
  const facts = await loadFacts(publicFleet.current, site);
  const { meta: metaTexts, ...faq } = faqPage(lang, facts);
  addStructuredData(context, describeFaq(site, faq, lang));
  return {
    page: jsonData({ faq, whatsapp: facts.company.whatsapp }),
    meta: pageMeta(site, { lang, path: href("/faq"), ...metaTexts }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { faq, whatsapp } = valueOf(loaderData.page);
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
