import { listSitemap } from "~/crawlers/sitemap-entries.server";
import { sql } from "~/db.server";
import { sitemap } from "~/web/http/sitemap.server";
import { textAnswer } from "~/web/http/text-answer.server";

export async function loader() {
  return textAnswer(sitemap(await listSitemap(sql)), "application/xml");
}
