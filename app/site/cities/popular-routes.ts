import type { CityRoutes } from "~/texts/page-texts";
import type { CityId } from "~/web/pages/address-values";

/** A drive one way without stops. Two numbers are a range. */
type Drive = { km: readonly number[]; hours: readonly number[] };

export type CityRoute = {
  id: string;
  /** Missing if the drive has not been checked. */
  drive?: Drive;
  /** A page with more about the route. */
  to?: string;
};

/** Only texts of routes that are linked have a text for the link. */
type RouteOf<Ids extends CityRoutes[CityId]> =
  | (CityRoute & { id: Ids["linked"]; to: string })
  | (CityRoute & { id: Ids["other"]; to?: never });

const TBILISI_BATUMI: Drive = { km: [370, 380], hours: [4.5, 5] };
const TBILISI_KUTAISI: Drive = { km: [230], hours: [3] };
const KUTAISI_BATUMI: Drive = { km: [155], hours: [2, 2.5] };

const SCENIC_DRIVE = "/guides/tbilisi-batumi-scenic-drive";

export const POPULAR_ROUTES = {
  tbilisi: [
    { id: "kazbegi", drive: { km: [150, 160], hours: [3] }, to: "/blog?guide=kazbegi" },
    { id: "sighnaghi", drive: { km: [110], hours: [2] }, to: "/blog" },
    { id: "borjomi", drive: { km: [150, 160], hours: [2, 2.5] } },
    { id: "vardzia", drive: { km: [260], hours: [4] } },
    { id: "batumi", drive: TBILISI_BATUMI, to: SCENIC_DRIVE },
    { id: "mestia", drive: { km: [470], hours: [8.5] }, to: "/blog?guide=svaneti" },
  ],
  batumi: [
    { id: "gonio", to: "/blog?guide=batumi" },
    { id: "makhuntseti" },
    { id: "mtirala" },
    { id: "kutaisi", drive: KUTAISI_BATUMI, to: "/kutaisi" },
    { id: "mestia", to: "/blog?guide=svaneti" },
    { id: "tbilisi", drive: TBILISI_BATUMI, to: SCENIC_DRIVE },
  ],
  kutaisi: [
    { id: "gelati" },
    { id: "prometheus" },
    { id: "canyons" },
    { id: "batumi", drive: KUTAISI_BATUMI, to: "/batumi" },
    { id: "mestia", to: "/blog?guide=svaneti" },
    { id: "tbilisi", drive: TBILISI_KUTAISI, to: "/tbilisi" },
  ],
} as const satisfies { [City in CityId]: readonly RouteOf<CityRoutes[City]>[] };

export type PopularRoute = {
  id: string;
  name: string;
  text: string;
  drive?: Drive | undefined;
  link?: { to: string; text: string } | undefined;
};
