export const STAND_IN_TO = "+995555987654";
export const STAND_IN_TEMPLATE = "booking_news";

/** The texts of the template in docs/company.md by language. */
export const TEMPLATE_TEXTS: Record<string, string> = {
  en: `News from your site: {{1}}.
Contact: {{2}}
Rental: {{3}}
Message or notes: {{4}}
Answer at the desk of your site.`,
  ka: `სიახლე თქვენი საიტიდან: {{1}}.
კონტაქტი: {{2}}
ქირაობა: {{3}}
შეტყობინება ან შენიშვნა: {{4}}
უპასუხეთ საიტის მართვის პანელიდან.`,
};
const TEXT_LENGTH = 1024;

export type WhatsAppBody = {
  messaging_product?: string;
  to?: string;
  type?: string;
  template?: {
    name?: string;
    language?: { code?: string };
    components?: { type: string; parameters: { type: string; text: string }[] }[];
  };
};

/** A planned response: an API error, the page of a gateway, or none. */
export type WhatsAppFault = { hangs: true } | Refusal;
type Refusal = {
  hangs?: never;
  status: number;
  headers?: Record<string, string>;
  error?: object;
  page?: string;
};

/** Returns an error in the Graph API's format. */
export function fault(status: number, code: number, message: string, details?: string): Refusal {
  const data = details && { error_data: { messaging_product: "whatsapp", details } };
  const error = { message, type: "OAuthException", code, ...data, fbtrace_id: "AbCdEfGh" };
  return { status, error };
}

/** Returns the fault of a message; null if WhatsApp would accept it. */
export function bodyFault({ messaging_product: product, to, type, template }: WhatsAppBody) {
  if (product !== "whatsapp") return fault(400, 100, "(#100) The parameter messaging_product");
  if (to !== STAND_IN_TO) {
    return fault(400, 131030, "(#131030) Recipient phone number not in allowed list");
  }
  if (type !== "template") return fault(400, 131047, "(#131047) Re-engagement message");
  const { name, language, components = [] } = template ?? {};
  const wording = TEMPLATE_TEXTS[language?.code ?? ""];
  if (name !== STAND_IN_TEMPLATE || !wording) {
    const details = `template name (${name}) does not exist in ${language?.code}`;
    return fault(404, 132001, "(#132001) Template name does not exist in the translation", details);
  }
  const texts = components.flatMap(({ parameters }) => parameters.map(({ text }) => text));
  return variablesFault(wording, texts);
}

function variablesFault(wording: string, texts: string[]) {
  if (texts.length !== wording.match(/\{\{\d\}\}/g)!.length) {
    return fault(400, 132000, "(#132000) Number of parameters does not match");
  }
  if (texts.some((text) => text === "")) {
    return fault(400, 131008, "(#131008) Required parameter is missing");
  }
  if (texts.some((text) => /[\n\r\t]| {5}/.test(text))) {
    const details =
      "Param text cannot have new-line/tab characters or more than 4 consecutive spaces";
    return fault(400, 132018, "(#132018) There is an issue with the parameters", details);
  }
  const whole = wording.replaceAll(/\{\{(\d)\}\}/g, (_, number: string) => texts[+number - 1]!);
  if (whole.length <= TEXT_LENGTH) return null;
  return fault(400, 132005, "(#132005) Translated text too long");
}
