import { cutPath } from "~/catalog/photos/pictures/photo-sources";
import { listShownPhotos } from "~/catalog/photos/photos.queries.server";
import { mainPhotoOf } from "~/catalog/fleet/car-photos";
import { findDrawing } from "~/catalog/fleet/models/models.queries.server";
import { parseAddress } from "~/web/http/trusted-proxies";
import type { Addresses } from "~/web/i18n/addresses.server";
import type { Language } from "~/web/i18n/languages";
import type { Sql } from "~/web/db.server";
import type { EmailPicture } from "./email";
import { WIDTH } from "./email-look";

/** The path of a car's picture that e-mail clients show, a JPEG, and its text. */
export type CarPicture = { path: string; alt: string };

/** Finds the picture of a model: its main photo, else its drawing; null for a model without either. */
export async function findCarPicture(
  sql: Sql,
  modelId: number | null,
  lang: Language,
): Promise<CarPicture | null> {
  if (modelId === null) return null;
  const car = await findDrawing(sql, modelId);
  if (!car) return null;
  const photos = await listShownPhotos(sql, lang, BigInt(modelId));
  const photo = mainPhotoOf(photos.get(modelId) ?? []);
  if (photo) return { path: cutPath(photo), alt: photo.alt || car.name };
  return drawingOf(car);
}

const DRAWING = /^(\/pictures\/cars\/[^/]+\/card)\.svg$/;

/** Returns the JPEG of a drawing: e-mail clients show no SVG. */
function drawingOf({ name, image }: { name: string; image: string | null }): CarPicture | null {
  const [, path] = DRAWING.exec(image ?? "") ?? [];
  return path ? { path: `${path}.jpg`, alt: name } : null;
}

/** The drawings of places by the English name of the place. */
const PLACES: Readonly<Record<string, string>> = {
  "Tbilisi Airport": "/pictures/mail/airport.jpg",
  "Kutaisi Airport": "/pictures/mail/airport.jpg",
  Tbilisi: "/pictures/mail/tbilisi.jpg",
  Batumi: "/pictures/mail/batumi.jpg",
};

/** Returns the drawing of a place; null for places of the company's own. */
export function placePicture(name: string): string | null {
  return PLACES[name] ?? null;
}

/**
 * Returns a picture of an e-mail at its address, as high as it is by `ratio`. There is none unless the site is reached
 * by https from elsewhere: clients show no others.
 */
export function emailPicture(
  { publicAddress }: Pick<Addresses, "publicAddress">,
  picture: CarPicture | null,
  { width = WIDTH, ratio = 16 / 9 } = {},
): EmailPicture | undefined {
  if (!picture || !isPublic(publicAddress("/"))) return undefined;
  const { path, alt } = picture;
  return { src: publicAddress(path), alt, width, height: Math.round(width / ratio) };
}

function isPublic(address: string) {
  const { protocol, hostname } = new URL(address);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  return protocol === "https:" && !isLocal && rangeOf(hostname) !== "loopback";
}

function rangeOf(hostname: string) {
  return parseAddress(hostname.replaceAll(/^\[|\]$/g, ""))?.range();
}
