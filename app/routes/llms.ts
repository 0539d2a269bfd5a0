import { loadFacts } from "~/company/facts.server";
import { llmsTxt } from "~/company/llms.server";
import { sql } from "~/db.server";
import { textAnswer } from "~/web/text-answer.server";

export async function loader() {
  return textAnswer(llmsTxt(await loadFacts(sql)));
}
