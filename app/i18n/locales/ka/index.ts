import type { en } from "../en";
import { account } from "./account";
import { analytics } from "./analytics";
import { blog } from "./blog";
import { booking } from "./booking";
import { carDetail } from "./car-detail";
import { cities } from "./cities";
import { delivery } from "./delivery";
import { desk } from "./desk";
import { errors } from "./errors";
import { faq } from "./faq";
import { fleet } from "./fleet";
import { format } from "./format";
import { gallery } from "./gallery";
import { guides } from "./guides";
import { home } from "./home";
import { legal } from "./legal";
import { notifications } from "./notifications";
import { offline } from "./offline";
import { operator } from "./operator";
import { ownBooking } from "./own-booking";
import { prices } from "./prices";
import { settings } from "./settings";
import { site } from "./site";
import { visits } from "./visits";

/** Every text of the site in Georgian. */
export const ka = {
  account,
  analytics,
  blog,
  booking,
  carDetail,
  cities,
  delivery,
  desk,
  errors,
  faq,
  fleet,
  format,
  gallery,
  guides,
  home,
  legal,
  notifications,
  offline,
  operator,
  ownBooking,
  prices,
  settings,
  site,
  visits,
} satisfies typeof en;
