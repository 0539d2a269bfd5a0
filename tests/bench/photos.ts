import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";

/** 12 megapixels; noise is the worst case for all formats. Each photo is another one. */
export function makeNoisyPhoto(): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const create = { width: 4032, height: 3024, channels: 3 as const, background: "#888", noise };
  return sharp({ create }).jpeg({ quality: 92 }).toBuffer();
}

type PhotoUpload = { url: string; Cookie: string; car: number; photo: Buffer };

/** Sends a photo over the loopback; resolves with the time before its first byte. */
export async function uploadPhoto({ url, Cookie, car, photo }: PhotoUpload): Promise<number> {
  const body = new FormData();
  body.append("intent", "upload-photos");
  body.append("photos", new File([new Uint8Array(photo)], "photo.jpg"));
  const address = `${url}/admin/fleet/${car}`;
  const sent = performance.now();
  const response = await fetch(address, {
    method: "POST",
    headers: { Cookie },
    body,
    redirect: "manual",
  });
  if (response.status !== 303) throw new Error(`a photo was answered with ${response.status}`);
  return sent;
}

/** Whether a car's page has its photo in the format that is made last. */
export async function hasAllSizes(url: string, car: number): Promise<boolean> {
  const page = await fetch(`${url}/cars/${car}`);
  return /\/photos\/[^"\s]+\.avif/.test(await page.text());
}

/** Asks every 50 ms. */
export async function waitFor(isDone: () => Promise<boolean>) {
  while (!(await isDone())) await pause(50);
}
