import { useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { useLanguage, useTranslation } from "./web/i18n/use-translation";
import type { Route } from "./+types/root";
import { Analytics } from "./site/analytics/analytics";
import { measurementIdFor } from "./site/analytics/analytics-choice.server";
import { VisitTracker } from "./site/visits/visit-tracker";
import { needsNewData } from "~/booking/sending/just-booked";
import { QueuedBookings } from "~/booking/sending/queued-bookings";
import { RouteProblem } from "./site/layout/route-problem";
import { SiteFrame } from "./site/layout/site-frame";
import { PendingPage } from "./site/cars/pending-page";
import { withLanguage } from "./web/i18n/address";
import { type Language, languageDetails, LANGUAGES } from "./web/i18n/languages";
import { languagesOf } from "~/catalog/company/use-company";
import { siteDataOf } from "./site/layout/site-data.server";
import { languageOf } from "./web/i18n/middleware.server";
import { useSavedLanguage } from "./web/i18n/use-saved-language";
import { LatestNotification } from "./messaging/notifications/latest-notification";
import { OfflineCopyBar, RegisterServiceWorker } from "./site/offline/service-worker";
import { useCachedBookingsExpiry } from "~/desk/bookings/list/cached-bookings";
import { isDeskRefresh } from "~/desk/revalidation";
import { pauseHeaders, refusePause } from "./server/page-limit.server";
import { isSecretPath } from "./web/pages/secret-address";
import { siteContext } from "./server/site-context.server";
import {
  findLanguage,
  freshPresentation,
  harmlessPrefetches,
  leadToLanguage,
  noindexUnpublished,
  pageMethods,
  provideSite,
  publicPageHeaders,
  refuseLanguage,
  sameOrigin,
  saveLanguage,
  securityEvents,
  siteHeaders,
  staffPages,
} from "./server/site-middleware.server";
import { FontPreloads } from "~/ui/theme/fonts";
import "~/ui/theme/global.css";
import "~/ui/theme/page-transition.css";
import * as styles from "~/ui/page/page.css";
import { ToastRegion } from "~/ui/overlay/toast-region";
import { ink } from "~/ui/theme/inks";
import { buildVersionContext } from "./web/version.server";
import { compress } from "~/web/http/compress.server";
import { redirectTrailingSlash } from "~/web/http/trailing-slash.server";
import { secretAddresses } from "~/web/http/security/security-headers.server";

export const middleware: Route.MiddlewareFunction[] = [
  provideSite,
  findLanguage,
  securityEvents,
  compress,
  siteHeaders,
  secretAddresses(isSecretPath),
  redirectTrailingSlash,
  harmlessPrefetches,
  leadToLanguage,
  pauseHeaders,
  saveLanguage,
  refusePause,
  sameOrigin,
  pageMethods,
  publicPageHeaders,
  noindexUnpublished,
  freshPresentation,
  refuseLanguage,
  staffPages,
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { settings, presentation } = context.get(siteContext);
  const lang = languageOf(context);
  return {
    lang,
    site: siteDataOf(presentation.current(), lang),
    measurementId: measurementIdFor(request, settings.measurementId),
    usesServiceWorker: settings.usesServiceWorker,
    version: context.get(buildVersionContext),
  };
}

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return !isDeskRefresh(change) && needsNewData(change);
}

let lastData: ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** After a navigation without an answer (offline) the root has no data: use the previous ones. */
function useRootData() {
  const data = useRouteLoaderData<typeof loader>("root");
  // In an effect, which does not run on the server: there it would be another visitor's data.
  useEffect(() => {
    if (data) lastData = data;
  }, [data]);
  return data ?? lastData;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation();
  const root = useRootData();
  const site = root && root.site;
  const isDeskPage = useIsDeskPage();
  const pageLanguage = useLanguage();
  useSavedLanguage(!isDeskPage && site ? languagesOf(site, pageLanguage) : LANGUAGES);
  useCachedBookingsExpiry();
  useEffect(() => {
    // Browser tests wait for this attribute.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <html
      lang={pageLanguage}
      dir={languageDetails(pageLanguage).dir}
      data-version={root?.version ?? undefined}
    >
      <DocumentHead
        language={pageLanguage}
        isDeskPage={isDeskPage}
        isPublished={site?.isPublished ?? true}
      />
      <body>
        <Analytics measurementId={root?.measurementId ?? null} />
        <VisitTracker />
        <a className={styles.skip} href="#main">
          {t("site.skip")}
        </a>
        {isDeskPage ? (
          children
        ) : (
          <SiteFrame site={site} isPublished={site?.isPublished ?? true}>
            {children}
          </SiteFrame>
        )}
        <LatestNotification />
        <ToastRegion
          label={t("booking.toasts.label")}
          closeLabel={t("booking.toasts.close")}
          emptyLabel={t("booking.toasts.empty")}
        />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

type DocumentHeadProps = { language: Language; isDeskPage: boolean; isPublished: boolean };

function DocumentHead({ language, isDeskPage, isPublished }: DocumentHeadProps) {
  const fonts = <FontPreloads language={language} />;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {!isDeskPage && !isPublished && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={ink.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={ink.nightDeep} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={withLanguage("/manifest.webmanifest", language)} />
      {isDeskPage ? fonts : <noscript>{fonts}</noscript>}
      <Meta />
      <Links />
    </head>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <QueuedBookings />
      <OfflineCopyBar />
      <Outlet />
      <PendingPage />
      <RegisterServiceWorker on={loaderData.usesServiceWorker} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRootData();
  return <RouteProblem error={error} phone={root ? root.site.company.phone : null} />;
}

/** The desk has a frame of its own, unless that failed. */
function useIsDeskPage() {
  const hasFailed = Boolean(useRouteError());
  const isFramed = useMatches().some(({ id }) => id === "routes/desk/frame");
  return isFramed && !hasFailed;
}
