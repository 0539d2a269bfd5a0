import { href } from "react-router";
import type { Route } from "./+types/privacy-policy";
import { handleAnalyticsForm, readAnalyticsState } from "~/site/analytics/analytics-choice.server";
import { AnalyticsSwitch } from "~/site/analytics/analytics-switch";
import { loadFacts } from "~/site/facts/facts.server";
import { pageMeta } from "~/catalog/company/page-meta.server";
import { describePageBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { ContactBlock } from "~/site/legal/contact-block";
import { LegalPage } from "~/site/legal/legal-page";
import { privacyPolicy } from "~/site/legal/legal-texts.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { publicFleet, publicSite, settings } = context.get(siteContext);
  const site = publicSite();
  const facts = await loadFacts(publicFleet.current, site);
  const lang = languageOf(context);
  const { meta: metaTexts, ...text } = privacyPolicy(lang, facts);
  const path = href("/:lng?/privacy-policy");
  addStructuredData(context, [describePageBreadcrumbs(site, lang, { path, name: text.title })]);
  return {
    text,
    company: facts.company,
    website: new URL(site.publicAddress("/")).host,
    analytics: readAnalyticsState(request, settings.measurementId),
    meta: pageMeta(site, { lang, path, ...metaTexts }),
  };
}

/** Stores the choice of the analytics switch. */
export async function action({ request, context }: Route.ActionArgs) {
  return handleAnalyticsForm(await readFormOrThrow(request), request, languageOf(context));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { text, company, website, analytics } = loaderData;
  const endings = {
    analytics: <AnalyticsSwitch state={analytics} />,
    contact: <ContactBlock company={company} website={website} />,
  };
  return <LegalPage text={text} endings={endings} />;
}
