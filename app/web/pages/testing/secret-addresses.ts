import { PUBLIC_PAGES, SECRET_PAGES } from "~/web/pages/page-table";
import type { Page } from "~/web/pages/page";

/** Returns every address of the page table that holds a token, in the spellings that lead to one page. */
export function secretAddresses(token: string): string[] {
  const paths = SECRET_PAGES.map(({ pattern }) => pattern.replace(/:\w+/g, token));
  const parameters = PUBLIC_PAGES.flatMap(({ pattern, query = {} }: Page) =>
    Object.keys(query)
      .filter((name) => query[name] === null)
      .map((name) => `${pattern}?${name}=${token}`),
  );
  return [
    ...paths.flatMap((path) => [
      path,
      `${path}.data`,
      `${path}/more?lng=ka`,
      `/${path}`,
      `/${path.replaceAll("/", "\\")}`,
      path.toUpperCase().replaceAll(token.toUpperCase(), token),
      path.replace(/^\/(.)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
      path.replace(/(?<=.)\//, "%2F"),
      path.replace(/(?<=.)\//, "//"),
      path.replace(/(?<=.)\//, "\\"),
      path.replace(/(?<=.)\//, "/./"),
    ]),
    ...parameters,
    ...parameters.map((address) => address.replace("/?", "/_root.data?lng=ka&")),
  ];
}
