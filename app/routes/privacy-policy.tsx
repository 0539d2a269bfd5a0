import type { Route } from "./+types/privacy-policy";
import { loadFacts } from "~/company/facts.server";
import { publicAddress } from "~/company/public-address.server";
import { sql } from "~/db.server";
import { languageContext } from "~/i18n/middleware.server";
import { ContactBlock } from "~/legal/contact-block";
import { LegalPage } from "~/legal/legal-page";
import { privacyPolicy } from "~/legal/legal-texts.server";

export async function loader({ context }: Route.LoaderArgs) {
  const facts = await loadFacts(sql);
  const { meta: _, ...text } = privacyPolicy(context.get(languageContext), facts);
  return { text, company: facts.company, website: new URL(publicAddress("/")).host };
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  const { text, ...contact } = loaderData;
  return <LegalPage text={text} endings={{ contact: <ContactBlock {...contact} /> }} />;
}
