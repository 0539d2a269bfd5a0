import { data } from "react-router";
import type { Route } from "./+types/admin-fleet-model";
import { readFleetFlash } from "~/desk/fleet/fleet-flash.server";
import { readFleetForm, refuseTooLarge } from "~/desk/fleet/fleet-request.server";
import { modelOf } from "~/desk/fleet/model-id.server";
import { loadModelPage, answerModelForm } from "~/desk/fleet/model/model.server";
import { ModelPage } from "~/desk/fleet/model/model-page";
import { useFleetFlash } from "~/desk/fleet/use-fleet-flash";
import {
  loadPhotos,
  photoSubjectOf,
  answerPhotoForm,
  answerPhotoUpload,
  isPhotoUpload,
} from "~/desk/photos/photos.server";
import { requireStaff } from "~/desk/access.server";
import { siteContext } from "~/server/site-context.server";
import { bodyTimeContext } from "~/web/http/limits/body-time.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security/security-headers.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql, secret } = context.get(siteContext);
  await or503(requireStaff(context, request));
  const model = await or503(modelOf(sql, params.id));
  const { flash, headers: cookies } = await readFleetFlash(secret, request);
  const page = await or503(loadModelPage(sql, model, new Date()));
  const photos = await or503(loadPhotos(sql, request, model.id));
  return data(
    { page: { ...page, model, photos }, flash },
    { headers: { ...PRIVATE_HEADERS, ...cookies } },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { sql, secret } = site;
  if (isPhotoUpload(request)) {
    const { username } = await or503(requireStaff(context, request));
    const subject = await or503(photoSubjectOf(sql, params.id));
    const upload = { request, subject, staff: username, bodyTime: context.get(bodyTimeContext) };
    return or503(answerPhotoUpload(site.photos, upload));
  }
  const sent = await or503(readFleetForm(context, request));
  if (!sent) return refuseTooLarge();
  const subject = await or503(photoSubjectOf(sql, params.id));
  const photoForm = { request, form: sent.form, subject, staff: sent.staff.username };
  const answer = await or503(answerPhotoForm(site, photoForm));
  if (answer) return answer;
  const model = await or503(modelOf(sql, params.id));
  return or503(answerModelForm({ sql, secret }, sent, model));
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function Model({ loaderData, actionData, params }: Route.ComponentProps) {
  const done = useFleetFlash(loaderData.flash);
  return <ModelPage key={params.id} page={loaderData.page} done={done} answer={actionData} />;
}
