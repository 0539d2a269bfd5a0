import { account } from "./account";
import { accounts } from "./accounts";
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
import { feeds } from "./feeds";
import { fleet } from "./fleet";
import { fleetDesk } from "./fleet-desk";
import { format } from "./format";
import { gallery } from "./gallery";
import { guides } from "./guides";
import { home } from "./home";
import { legal } from "./legal";
import { models } from "./models";
import { newBooking } from "./new-booking";
import { notifications } from "./notifications";
import { offline } from "./offline";
import { operator } from "./operator";
import { ownBooking } from "./own-booking";
import { person } from "./person";
import { photos } from "./photos";
import { prices } from "./prices";
import { returns } from "./returns";
import { security } from "./security";
import { settings } from "./settings";
import { setup } from "./setup";
import { site } from "./site";
import { transfer } from "./transfer";
import { vehicles } from "./vehicles";
import { visits } from "./visits";

/** Every text of the site in English; the shape that the other languages satisfy. */
export const en = {
  account,
  accounts,
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
  feeds,
  fleet,
  fleetDesk,
  format,
  gallery,
  guides,
  home,
  legal,
  models,
  newBooking,
  notifications,
  offline,
  operator,
  ownBooking,
  person,
  photos,
  prices,
  returns,
  security,
  settings,
  setup,
  site,
  transfer,
  vehicles,
  visits,
};
