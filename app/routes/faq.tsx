import type { Route } from "./+types/faq";
import { loadFacts } from "~/company/facts.server";
import { sql } from "~/db.server";
import { faqPage } from "~/faq/faq-page.server";
import { AskUs, Questions } from "~/faq/questions";
import { languageContext } from "~/i18n/middleware.server";
import * as layout from "~/ui/layout.css";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = await loadFacts(sql);
  const { meta: _, ...faq } = faqPage(context.get(languageContext), facts);
  return { faq, whatsapp: facts.company.whatsapp };
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { faq, whatsapp } = loaderData;
  return (
    <>
      <div className={layout.beside}>
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
