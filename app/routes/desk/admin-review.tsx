import { data } from "react-router";
import type { Route } from "./+types/admin-review";
import { siteContext } from "~/server/site-context.server";
import { answerContentForm, editorOf, findEditedRow } from "~/desk/content/content.server";
import { EditorPage } from "~/desk/content/editor-page";
import { requireStaff } from "~/desk/access.server";
import { ContentPreview } from "~/site/home/content-preview";
import { readFormOrThrow } from "~/web/http/body.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

/** A new review is of five stars until it is changed. */
const NEW_REVIEW = { rating: "5" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const row = await or503(findEditedRow(sql, "review", params.id));
  const editor = editorOf(request, "review", row, NEW_REVIEW);
  return data({ editor }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  const staff = await or503(requireStaff(context, request));
  const form = await readFormOrThrow(request);
  const row = await or503(findEditedRow(sql, "review", params.id));
  const sent = { request, form, staff, now: new Date() };
  const edited = { section: "review", row, example: {}, sentencesOf: async () => [] } as const;
  return or503(answerContentForm(sql, sent, edited));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

const NO_PRICES = { places: [], extras: [] };

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { editor } = loaderData;
  return (
    <EditorPage
      key={editor.id ?? "new"}
      editor={editor}
      answer={actionData}
      renderPreview={(texts) => (
        <ContentPreview
          section="review"
          fields={texts}
          prices={NO_PRICES}
          isExample={editor.isExample}
        />
      )}
    />
  );
}
