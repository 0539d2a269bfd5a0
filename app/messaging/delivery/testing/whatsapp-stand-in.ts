import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  bodyFault,
  fault,
  STAND_IN_TO,
  STAND_IN_TEMPLATE,
  type WhatsAppBody,
  type WhatsAppFault,
} from "./whatsapp-faults";

export { STAND_IN_TO, STAND_IN_TEMPLATE };
export const STAND_IN_WHATSAPP_TOKEN = "EAAG-a-stand-in-of-a-token";
export const STAND_IN_PHONE_NUMBER_ID = "106540352242922";

/** Starts a local server with the Cloud API's protocol for templates and its errors. */
export async function startWhatsApp() {
  const calls: WhatsAppBody[] = [];
  const faults: WhatsAppFault[] = [];

  function answer(request: IncomingMessage, text: string, response: ServerResponse) {
    const body = JSON.parse(text) as WhatsAppBody;
    const failure = headFault(request) ?? record(body) ?? bodyFault(body);
    if (failure === null) return accept(response, body, calls.length);
    if (failure.hangs) return;
    const { status, headers } = failure;
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(failure.page ?? JSON.stringify({ error: failure.error }));
  }

  /** Records an authorized request. Returns the fault planned for it. */
  function record(body: WhatsAppBody) {
    calls.push(body);
    return faults.shift() ?? null;
  }

  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => answer(request, text, response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Returns the variables of a received message. */
    variables: (index: number) =>
      calls.at(index)!.template!.components![0]!.parameters.map(({ text }) => text),
    /** Plans the response to the next message. */
    plan(planned: WhatsAppFault) {
      faults.push(planned);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WhatsAppStandIn = Awaited<ReturnType<typeof startWhatsApp>>;

function headFault({ method, url = "", headers }: IncomingMessage): WhatsAppFault | null {
  const [, token = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
  if (token !== STAND_IN_WHATSAPP_TOKEN) return fault(401, 190, `Malformed access token ${token}`);
  const [, id] = /^\/v\d+\.0\/(\d+)\/messages$/.exec(url) ?? [];
  if (method !== "POST" || !id) return fault(404, 2500, "Unknown path components");
  if (id === STAND_IN_PHONE_NUMBER_ID) return null;
  return fault(400, 100, `Unsupported post request. Object with ID '${id}' does not exist`);
}

function accept(response: ServerResponse, { to = "" }: WhatsAppBody, count: number) {
  response.setHeader("Content-Type", "application/json").end(
    JSON.stringify({
      messaging_product: "whatsapp",
      contacts: [{ input: to, wa_id: to.slice(1) }],
      messages: [{ id: `wamid.${count}`, message_status: "accepted" }],
    }),
  );
}
