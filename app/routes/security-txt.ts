import { securityTxt } from "~/company/security-txt.server";
import { textAnswer } from "~/web/text-answer.server";

export function loader() {
  return textAnswer(securityTxt(new Date()));
}
