import { analytics } from "./analytics";
import { blog } from "./blog";
import { booking } from "./booking";
import { carDetail } from "./car-detail";
import { cities } from "./cities";
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
import { ownBooking } from "./own-booking";
import { returns } from "./returns";
import { site } from "./site";
import { terms } from "./terms";

/** What visitors see, in English. */
export const publicTexts = {
  analytics,
  blog,
  booking,
  carDetail,
  cities,
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
  ownBooking,
  returns,
  site,
  terms,
};
