import { robots } from "~/company/robots.server";
import { textAnswer } from "~/web/text-answer.server";

export function loader() {
  return textAnswer(robots());
}
