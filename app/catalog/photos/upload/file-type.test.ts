import { expect, test } from "vitest";
import { fileTypeOf, type FileType } from "./file-type";

const box = (brands: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, brands.length + 12]),
    Buffer.from(`ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`),
  ]);

test.each<[FileType, Buffer]>([
  ["jpeg", Buffer.from("ffd8ffe0", "hex")],
  ["png", Buffer.from("89504e470d0a1a0a", "hex")],
  ["webp", Buffer.from("RIFF\0\0\0\0WEBPVP8 ")],
  ["avif", box("avifmif1miaf")],
  ["avif", box("mif1avifmiaf")],
  ["animated", box("avisavifmsf1")],
  ["heic", box("heicmif1heic")],
  ["heic", box("mif1heic")],
  ["heic", box("hevcmsf1")],
  ["unknown", box("isommp42")],
  ["unknown", Buffer.from("GIF89a")],
  ["unknown", Buffer.from("<svg/>")],
  ["unknown", Buffer.from("%PDF-1.7")],
  ["unknown", Buffer.alloc(0)],
  ["unknown", Buffer.from("ftyp")],
])("%s: %j", (type, head) => {
  expect(fileTypeOf(head)).toBe(type);
});
