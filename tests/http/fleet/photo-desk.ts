import { vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { photo } from "../../../app/catalog/photos/testing/test-pictures";
import type { Site } from "../../browser/site";
import { json, sendForm, sendRequest, type Answer } from "../answer";
import { signIn } from "../site-fixture";

type Car = Record<"image" | "trunkImage", string | null>;

export const deskPath = (car: number) => `/admin/fleet/${car}`;

/** Opens the photos of a site's cars, for a signed-in member of the staff. */
export async function openPhotoDesk(site: Site) {
  const Cookie = await signIn(site);

  async function carOf(car: number): Promise<Car> {
    return json<Car>(await sendRequest(site, `/api/cars/${car}`));
  }

  /** Sends files as the form does, with fields before them. */
  function upload(
    car: number,
    files: Record<string, Buffer>,
    fields: Record<string, string> = {},
  ): Promise<Answer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    for (const [name, bytes] of Object.entries(files)) {
      body.append("photos", new File([new Uint8Array(bytes)], name));
    }
    body.append("intent", "upload-photos");
    return sendRequest(site, deskPath(car), { method: "POST", headers: { Cookie }, body });
  }

  return {
    Cookie,
    carOf,
    upload,
    send: (car: number, fields: Record<string, string>) =>
      sendForm(site, deskPath(car), fields, { Cookie }),
    /** Returns the ids of a car's photos, in the order of the page. */
    async idsOf(car: number): Promise<string[]> {
      const { text } = await sendRequest(site, deskPath(car), { headers: { Cookie } });
      return [...text.matchAll(/id="photo-(\d+)-view"/g)].map(([, id]) => id!);
    },
    /** Uploads a photo and waits until pages show it; resolves with its path in the API. */
    async uploadShown(car: number, size?: { width: number; height: number }): Promise<string> {
      const before = (await carOf(car)).image;
      await upload(car, { "car.jpg": await photo(size) });
      return vi.waitUntil(async () => {
        const { image } = await carOf(car);
        return image !== before && image;
      }, SOON);
    },
  };
}

export type PhotoDesk = Awaited<ReturnType<typeof openPhotoDesk>>;
