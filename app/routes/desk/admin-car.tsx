import { data } from "react-router";
import type { Route } from "./+types/admin-car";
import { answerPhotoForm } from "~/desk/photos/photo-action.server";
import { loadPhotos } from "~/desk/photos/load-photos.server";
import { PhotoSection } from "~/desk/photos/photo-section";
import { answerPhotoUpload, isPhotoUpload } from "~/desk/photos/photo-upload.server";
import * as styles from "~/desk/desk-page.css";
import { requireStaff } from "~/desk/require-staff.server";
import { findPhotoSubject } from "~/photos/photos.queries.server";
import { siteContext, type Site } from "~/site-context.server";
import { heading } from "~/ui/page/layout.css";
import { PageTitle } from "~/ui/page/page-title";
import { readFormOrThrow } from "~/web/http/body.server";
import { bodyTimeContext } from "~/web/http/body-time.server";
import { or503 } from "~/web/http/or-503.server";
import { passHeaders, PRIVATE_HEADERS } from "~/web/http/security-headers.server";
import { readId } from "~/web/id";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  const { car } = await or503(findCarOrThrow(context.get(siteContext), request, params.id));
  const photos = await or503(loadPhotos(sql, request, car.id));
  return data({ car, photos }, { headers: PRIVATE_HEADERS });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { car, staff } = await or503(findCarOrThrow(site, request, params.id));
  const common = { request, subject: car, staff: staff.username };
  if (isPhotoUpload(request)) {
    const bodyTime = context.get(bodyTimeContext);
    return or503(answerPhotoUpload(site.photos, { ...common, bodyTime }));
  }
  const form = await readFormOrThrow(request);
  const answer = await or503(answerPhotoForm(site, { ...common, form }));
  if (!answer) throw data(null, 400);
  return answer;
}

async function findCarOrThrow({ sql }: Site, request: Request, idText: string) {
  const staff = await requireStaff(sql, request);
  const id = readId(idText);
  const car = id === null ? null : await findPhotoSubject(sql, id);
  if (!car) throw data(null, { status: 404, headers: PRIVATE_HEADERS });
  return { car, staff };
}

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function AdminCar({ loaderData, actionData, params }: Route.ComponentProps) {
  const { car, photos } = loaderData;
  return (
    <div className={styles.page}>
      <PageTitle title={car.name} isRefused={actionData !== undefined} />
      <h1 className={heading}>{car.name}</h1>
      <PhotoSection key={params.id} carId={car.id} data={photos} answer={actionData} />
    </div>
  );
}
