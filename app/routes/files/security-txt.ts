import { securityTxt } from "~/crawlers/security-txt.server";
import { textAnswer } from "~/web/http/text-answer.server";

export function loader() {
  return textAnswer(securityTxt(new Date()));
}
