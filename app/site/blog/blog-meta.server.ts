import { href, type MetaDescriptor } from "react-router";
import type { Article, Thing } from "schema-dts";
import { pageMeta } from "~/catalog/company/page-meta.server";
import type { PublicSite } from "~/catalog/company/public-site";
import { companyId } from "~/site/seo/structured-data.server";
import { describeBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { DESTINATIONS } from "./destinations";
import type { RegionId } from "~/web/pages/address-values";
import type { MetaTexts } from "~/site/seo/meta-texts";

/** Returns the path of the blog, or of a regional guide. */
export function blogPath(region: RegionId | null): string {
  return region ? `${href("/:lng?/blog")}?guide=${region}` : href("/:lng?/blog");
}

export function blogMeta(
  site: PublicSite,
  lang: Language,
  region: RegionId | null,
): MetaDescriptor[] {
  return pageMeta(site, {
    lang,
    path: blogPath(region),
    type: region ? "article" : "website",
    ...BLOG_META[lang][region ?? "overview"],
  });
}

export function describeBlog(site: PublicSite, lang: Language, region: RegionId | null): Thing[] {
  const { t } = i18nFor(lang);
  const trail = [
    { path: href("/"), name: t("site.home") },
    { path: href("/:lng?/blog"), name: t("site.nav.blog") },
  ];
  if (!region) return [describeBreadcrumbs(site, lang, trail)];
  const { title, description, keywords } = BLOG_META[lang][region];
  const article: Article = {
    "@type": "Article",
    headline: title,
    description,
    keywords: keywords.join(", "),
    inLanguage: lang,
    image: site.publicAddress(`/pictures/posters/${DESTINATIONS[region].images[0]}.svg`),
    mainEntityOfPage: site.canonicalAddress(blogPath(region), lang),
    author: { "@id": companyId(site) },
    publisher: { "@id": companyId(site) },
  };
  return [
    article,
    describeBreadcrumbs(site, lang, [...trail, { path: blogPath(region), name: title }]),
  ];
}

export const BLOG_META: Readonly<Record<Language, Record<"overview" | RegionId, MetaTexts>>> = {
  en: {
    overview: {
      title: "Where to drive in Georgia (country): six trips from Tbilisi",
      description:
        "Sighnaghi, Kazbegi, Batumi, Vardzia, Borjomi and Svaneti by rental car: what to see, how long the drive takes, when to go, and what to know at the wheel.",
      keywords: [
        "Georgia road trip",
        "day trips from Tbilisi by car",
        "Kazbegi by car",
        "Svaneti road trip",
        "Batumi by car",
        "Vardzia Borjomi drive",
      ],
    },
    kazbegi: {
      title: "Kazbegi by car: the Georgian Military Road, sight by sight",
      description:
        "Ananuri, Gudauri, Gergeti church, Dariali, Truso and Juta by rental car: how hard, how long, the best season, parking spots and winter advice.",
      keywords: [
        "Kazbegi by car",
        "Georgian Military Road",
        "Gergeti church road",
        "Truso valley",
        "Juta 4x4",
        "Jvari Pass winter",
      ],
    },
    svaneti: {
      title: "Svaneti by car: Mestia, Ushguli and the towers",
      description:
        "The road to Mestia and Ushguli, Chalaadi glacier, the Koruldi lakes, Hatsvali and Becho by rental car: how hard, how long, the season, and what to ask first.",
      keywords: [
        "Svaneti by car",
        "Mestia road",
        "Ushguli road 4x4",
        "Koruldi lakes",
        "Chalaadi glacier",
        "Svaneti road trip",
      ],
    },
    batumi: {
      title: "Batumi and Adjara by car: sea, gardens and waterfalls",
      description:
        "Batumi Boulevard and the old town, the Botanical Garden, Gonio, Makhuntseti and Mtirala by rental car: how long each takes, when to go, and where roads end.",
      keywords: [
        "Batumi by car",
        "Adjara road trip",
        "Makhuntseti waterfall",
        "Mtirala National Park",
        "Gonio fortress",
        "Batumi Botanical Garden",
      ],
    },
  },
  ka: {
    overview: {
      title: "სად წავიდეთ მანქანით საქართველოში: ექვსი მიმართულება თბილისიდან",
      description:
        "სიღნაღი, ყაზბეგი, ბათუმი, ვარძია, ბორჯომი და სვანეთი ნაქირავები მანქანით: რა ვნახოთ, რამდენ ხანს გრძელდება გზა, როდის წავიდეთ და რა უნდა ვიცოდეთ საჭესთან.",
      keywords: [
        "მოგზაურობა საქართველოში მანქანით",
        "სად წავიდეთ თბილისიდან",
        "ყაზბეგი მანქანით",
        "სვანეთი მანქანით",
        "ბათუმი მანქანით",
        "ვარძია და ბორჯომი",
      ],
    },
    kazbegi: {
      title: "ყაზბეგი მანქანით: სამხედრო გზის ღირსშესანიშნაობები",
      description:
        "ანანური, გუდაური, გერგეტის სამება, დარიალი, თრუსო და ჯუთა ნაქირავები მანქანით: სირთულე, საჭირო დრო, საუკეთესო სეზონი და რჩევები ზამთრისთვის.",
      keywords: [
        "ყაზბეგი მანქანით",
        "საქართველოს სამხედრო გზა",
        "გერგეტის სამების გზა",
        "თრუსოს ხეობა",
        "ჯუთა ჯიპით",
        "ჯვრის უღელტეხილი ზამთარში",
      ],
    },
    svaneti: {
      title: "სვანეთი მანქანით: მესტია, უშგული და კოშკები",
      description:
        "გზა მესტიისა და უშგულისკენ, ჭალაადის მყინვარი, ქორულდის ტბები, ჰაწვალი და ბეჩო ნაქირავები მანქანით: სირთულე, დრო, სეზონი და რა უნდა იკითხოთ წინასწარ.",
      keywords: [
        "სვანეთი მანქანით",
        "მესტიის გზა",
        "უშგულის გზა ჯიპით",
        "ქორულდის ტბები",
        "ჭალაადის მყინვარი",
        "მოგზაურობა სვანეთში",
      ],
    },
    batumi: {
      title: "ბათუმი და აჭარა მანქანით: ზღვა, ბაღები და ჩანჩქერები",
      description:
        "ბათუმის ბულვარი და ძველი ქალაქი, ბოტანიკური ბაღი, გონიო, მახუნცეთი და მტირალა ნაქირავები მანქანით: რამდენი დრო გჭირდებათ, როდის სჯობს წასვლა და სად მთავრდება გზა.",
      keywords: [
        "ბათუმი მანქანით",
        "აჭარა მანქანით",
        "მახუნცეთის ჩანჩქერი",
        "მტირალას ეროვნული პარკი",
        "გონიოს ციხე",
        "ბათუმის ბოტანიკური ბაღი",
      ],
    },
  },
};
