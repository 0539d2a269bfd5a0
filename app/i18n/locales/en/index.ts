import { account } from "./account";
import { analytics } from "./analytics";
import { blog } from "./blog";
import { booking } from "./booking";
import { calendar } from "./calendar";
import { carDetail } from "./car-detail";
import { cities } from "./cities";
import { contentDesk } from "./content-desk";
import { delivery } from "./delivery";
import { desk } from "./desk";
import { errors } from "./errors";
import { faq } from "./faq";
import { fleet } from "./fleet";
import { fleetDesk } from "./fleet-desk";
import { format } from "./format";
import { gallery } from "./gallery";
import { guides } from "./guides";
import { home } from "./home";
import { legal } from "./legal";
import { models } from "./models";
import { notifications } from "./notifications";
import { offline } from "./offline";
import { operator } from "./operator";
import { ownBooking } from "./own-booking";
import { photos } from "./photos";
import { prices } from "./prices";
import { settings } from "./settings";
import { setup } from "./setup";
import { site } from "./site";
import { vehicles } from "./vehicles";
import { visits } from "./visits";

/** Every text of the site in English; the shape that the other languages satisfy. */
export const en = {
  account,
  analytics,
  blog,
  booking,
  calendar,
  carDetail,
  cities,
  contentDesk,
  delivery,
  desk,
  errors,
  faq,
  fleet,
  fleetDesk,
  format,
  gallery,
  guides,
  home,
  legal,
  models,
  notifications,
  offline,
  operator,
  ownBooking,
  photos,
  prices,
  settings,
  setup,
  site,
  vehicles,
  visits,
};
