import { loadFacts } from "~/facts/facts.server";
import { llmsTxt } from "~/crawlers/llms.server";
import { sql } from "~/db.server";
import { textAnswer } from "~/web/http/text-answer.server";

export async function loader() {
  return textAnswer(llmsTxt(await loadFacts(sql)));
}
