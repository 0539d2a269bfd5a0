import { href } from "react-router";
import type { Route } from "./+types/terms";
import { loadFacts } from "~/site/facts/facts.server";
import { pageMeta } from "~/catalog/company/page-meta.server";
import { describePageBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { ContactBlock } from "~/site/legal/contact-block";
import { LegalPage } from "~/site/legal/legal-page";
import { termsOfService } from "~/site/legal/legal-texts.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  const facts = await loadFacts(publicFleet.current, site);
  const lang = languageOf(context);
  const { meta: metaTexts, ...text } = termsOfService(lang, facts);
  const path = href("/:lng?/terms");
  addStructuredData(context, [describePageBreadcrumbs(site, lang, { path, name: text.title })]);
  return {
    text,
    company: facts.company,
    website: new URL(site.publicAddress("/")).host,
    meta: pageMeta(site, { lang, path, ...metaTexts }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { text, company, website } = loaderData;
  return (
    <LegalPage
      text={text}
      endings={{ contact: <ContactBlock company={company} website={website} /> }}
    />
  );
}
