import { listSitemap } from "~/company/sitemap-entries.server";
import { sql } from "~/db.server";
import { sitemap } from "~/web/sitemap.server";
import { textAnswer } from "~/web/text-answer.server";

export async function loader() {
  return textAnswer(sitemap(await listSitemap(sql)), "application/xml");
}
