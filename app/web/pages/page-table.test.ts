import { matchRoutes } from "react-router";
import { describe, expect, test } from "vitest";
import { PAGES } from "./page-table";
import routes from "~/routes";
import { isApi, isDesk } from "./areas";
import { DESK_PAGES } from "./desk-pages";
import type { Page } from "./page";

const pages: readonly Page[] = PAGES;
/** Only the routes of a layout without a path are nested. */
const flat = routes.flatMap((route) => (route.path ? [route] : (route.children ?? [])));
const paths = flat.map(({ path = "" }) => path);

const matched = (path: string) =>
  matchRoutes(
    paths.map((known) => ({ path: known })),
    path,
  )?.at(-1);

/** Returns the path of a page's route: those of public pages begin with a language. */
const routeOf = ({ pattern, area }: Page) =>
  area === "public" ? `/:lng?${pattern}`.replace(/\/$/, "") : pattern;

test("every route has an entry, and every entry has a route", () => {
  const expected = paths.filter((path) => path !== "*");
  expect(pages.map(routeOf).toSorted()).toEqual(expected.toSorted());
});

test("no route is nested below a path, where the test above would miss it", () => {
  expect(flat.filter((route) => route.children || route.index)).toEqual([]);
});

test.each(pages)("the router finds the route of $pattern", (page) => {
  const path = page.pattern.replaceAll(/:\w+/g, "7");
  expect(matched(path)?.route.path).toBe(routeOf(page));
  expect(matched(path)?.params.lng).toBeUndefined();
  const translated = matched(`/ka${path}`);
  const isPublic = page.area === "public";
  expect([translated?.route.path, translated?.params.lng]).toEqual(
    isPublic ? [routeOf(page), "ka"] : ["*", undefined],
  );
});

describe("an entry", () => {
  test("has an id of its own", () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  });

  test("limits only parameters that its pattern has", () => {
    for (const { pattern, segments = {} } of pages) {
      for (const name of Object.keys(segments)) expect(pattern).toContain(`:${name}`);
    }
  });

  test("belongs to the desk or the API if and only if its path does", () => {
    for (const { pattern, area } of pages) {
      expect([pattern, isDesk(pattern)]).toEqual([pattern, area === "desk"]);
      expect([pattern, isApi(pattern)]).toEqual([pattern, area === "api"]);
    }
  });

  test("has a token parameter if and only if it is secret", () => {
    for (const { pattern, area } of pages) {
      expect([pattern, pattern.includes(":token")]).toEqual([pattern, area === "secret"]);
    }
  });

  test("is listed in the sitemap only if it is public, and cached only if anybody may read it", () => {
    for (const page of pages.filter(({ query, sitemap }) => query || sitemap)) {
      expect([page.id, page.roles, page.robots]).toEqual([page.id, undefined, undefined]);
      expect(page.sitemap ? ["public"] : ["public", "api"]).toContain(page.area);
    }
  });

  test("of the desk has roles, the owner among them", () => {
    for (const { roles } of DESK_PAGES) expect(roles).toContain("owner");
  });

  test("for drivers has no money and no export; for owners only it decides who may do what", () => {
    const idsFor = (isFor: (roles: readonly string[]) => boolean) =>
      pages.filter(({ roles }) => roles && isFor(roles)).map(({ id }) => id);
    expect(idsFor((roles) => roles.includes("driver"))).toEqual([
      "deskToday",
      "deskBooking",
      "deskAccount",
      "deskConfirm",
      "deskPasskey",
    ]);
    expect(idsFor((roles) => !roles.includes("desk"))).toEqual([
      "deskAccounts",
      "deskSecurity",
      "deskPerson",
      "deskPersonExport",
      "deskSettings",
      "deskLanguages",
      "deskMails",
      "deskMailHtml",
      "deskImport",
      "deskSiteExport",
      "deskCsvExport",
      "deskHeld",
      "deskSetup",
      "deskEmptyExample",
      "deskPublish",
    ]);
  });
});
