import fc from "fast-check";
import type { FuzzedForm } from "./case";
import { oddText } from "./values";

type Field = { name: string; value: string; file: Uint8Array | null };

/** Beginnings of files that a decoder goes on reading. */
const MAGIC = ["\xFF\xD8\xFF\xE0\0\x10JFIF\0", "\x89PNG\r\n\x1A\n", "GIF89a", "RIFF....WEBP", "PK"];
const TEXTS = [
  "{",
  '{"format":"mgzavri","version":1,"cars":[{}]}',
  "id;name\n1;x\n",
  "\uFEFFa,b\n",
];

const file = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc
    .tuple(fc.constantFrom(...MAGIC), fc.uint8Array({ maxLength: 200 }))
    .map(([magic, rest]) => Buffer.concat([Buffer.from(magic, "latin1"), rest])),
  fc.constantFrom(...TEXTS).map((text) => Buffer.from(text)),
  fc.array(oddText, { maxLength: 8 }).map((cells) => Buffer.from(cells.join(","))),
);

/** Makes the fields of a form: most unchanged, some odd, missing or repeated. */
export function fieldsOf({ controls }: FuzzedForm): fc.Arbitrary<Field[]> {
  const each = controls.map(({ name, value, isFile }) =>
    fc
      .tuple(
        fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: oddText }),
        isFile ? file : fc.constant(null),
        fc.constantFrom(1, 1, 1, 1, 1, 0, 2),
      )
      .map(([text, content, times]): Field[] =>
        Array.from({ length: times }, () => ({ name, value: text, file: content })),
      ),
  );
  return fc.tuple(...each).map((lists) => lists.flat());
}

/** Encodes a form's body, which may end in the middle. */
export function encodeForm(isMultipart: boolean, fields: Field[], cut: number) {
  if (!isMultipart) {
    const body = String(new URLSearchParams(fields.map(({ name, value }) => [name, value])));
    return {
      type: "application/x-www-form-urlencoded",
      body: Buffer.from(body.slice(0, body.length - cut)),
    };
  }
  const boundary = "fuzz-boundary";
  const parts = fields.map(({ name, value, file: content }) => {
    const filename = content ? `; filename="${encodeURIComponent(value.toWellFormed())}"` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), content ?? Buffer.from(value), Buffer.from("\r\n")]);
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  const type = `multipart/form-data; boundary=${boundary}`;
  return { type, body: body.subarray(0, body.length - cut) };
}

/** Frames of a socket, rightly masked or not, with lengths that may be wrong. */
export const frames = fc
  .array(
    fc.record({
      head: fc.nat(255),
      length: fc.oneof(fc.constant(null), fc.nat(127)),
      isMasked: fc.constantFrom(true, true, true, false),
      payload: fc.oneof(
        fc.uint8Array({ maxLength: 40 }),
        oddText.map((text) => Buffer.from(text.toWellFormed()).subarray(0, 120)),
      ),
    }),
    { maxLength: 5 },
  )
  .map((list) => Buffer.concat(list.map(encodeFrame)));

type Frame = { head: number; length: number | null; isMasked: boolean; payload: Uint8Array };

function encodeFrame({ head, length, isMasked, payload }: Frame) {
  const size = length ?? payload.length;
  // A mask of zeros leaves the payload unchanged.
  const mask = isMasked ? [0, 0, 0, 0] : [];
  return Buffer.from([head, size | (isMasked ? 128 : 0), ...mask, ...payload]);
}
