export const guides = {
  title: "Guides for driving in Georgia",
  intro:
    "What we tell our customers before they set off: the rules, the roads, the prices and the passes.",
  categories: {
    Guide: "Guide",
    Routes: "Routes",
    Tips: "Tips",
    Safety: "Safety",
    Destinations: "Destinations",
    Airport: "Airport",
  },
  /** A guide's date is the day on which its text was last revised. */
  updated: "Updated on {{date}}",
  readTime: "{{minutes}} min read",
  readMore: "Read More",
  readMoreAbout: "Read More: {{title}}",
  back: "Back to Guides",
  parts: "In this guide",
  more: "More Helpful Guides",
  notFound: {
    title: "Post not found",
    text: "There is no guide at this address. It may have moved: all our guides are in the list.",
  },
  call: {
    title: "Ready for the road?",
    text: "See the cars with the full price for your dates, and send your request in a minute.",
    textAtOnce: "See the cars with the full price for your dates, and book in a minute.",
    action: "See the cars",
  },
  share: {
    action: "Share",
    copied: "The link has been copied.",
    address: "The address of this page",
  },
  breadcrumbs: "You are here",
  meta: {
    title: "Guides to car rental and driving in Georgia (country)",
    description:
      "Six practical guides from people who rent out cars in Georgia: prices, the airport, mountain roads, the drive to Batumi, and whether you need a 4x4.",
    withoutAirport:
      "Practical guides from people who rent out cars in Georgia: prices, mountain roads, the drive to Batumi, and whether you need a 4x4.",
  },
};
