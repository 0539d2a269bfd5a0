import { data } from "react-router";
import type { Route } from "./+types/admin-content-section";
import { siteContext } from "~/server/site-context.server";
import { answerContentForm, editorOf, findEditedRow } from "~/desk/content/content.server";
import { SECTION_ORDER } from "~/desk/content/content";
import { EditorPage } from "~/desk/content/editor-page";
import { requireStaff } from "~/desk/access.server";
import { changedSentences } from "~/site/home/changed-sentences.server";
import { ContentPreview } from "~/site/home/content-preview";
import { languageOf } from "~/web/i18n/middleware.server";
import type { RowValue } from "~/catalog/company/content/parts";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql, presentation } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const section = sectionNamed(params.section);
  const row = await or503(findEditedRow(sql, section, ""));
  const { texts } = presentation.current().content;
  const editor = editorOf(request, section, row, texts[section]);
  const { places, extras } = await or503(findPrices(sql));
  const found = { editor, switches: texts.promises, prices: { places, extras } };
  return data(found, { headers: PRIVATE_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const lang = languageOf(context);
  const staff = await or503(requireStaff(context, request));
  const section = sectionNamed(params.section);
  const form = await readFormOrThrow(request);
  const site = publicSite();
  const row = await or503(findEditedRow(sql, section, ""));
  const edited = {
    section,
    row,
    example: site.content.texts[section],
    sentencesOf: (value: RowValue) => changedSentences(sql, site, { section, value, lang }),
  };
  return or503(answerContentForm(sql, { request, form, staff, now: new Date() }, edited));
}

function sectionNamed(name: string) {
  const section = SECTION_ORDER.find((one) => one === name);
  if (!section) throw data(null, { status: 404, headers: PRIVATE_HEADERS });
  return section;
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function ContentSection({ loaderData, actionData }: Route.ComponentProps) {
  const { editor, switches, prices } = loaderData;
  return (
    <EditorPage
      key={editor.section}
      editor={editor}
      answer={actionData}
      renderPreview={(texts) => (
        <ContentPreview
          section={editor.section}
          fields={texts}
          switches={switches}
          prices={prices}
        />
      )}
    />
  );
}
