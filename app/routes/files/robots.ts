import { robots } from "~/crawlers/robots.server";
import { textAnswer } from "~/web/http/text-answer.server";

export function loader() {
  return textAnswer(robots());
}
