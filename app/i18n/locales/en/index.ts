import { analytics } from "./analytics";
import { booking } from "./booking";
import { carDetail } from "./car-detail";
import { errors } from "./errors";
import { fleet } from "./fleet";
import { format } from "./format";
import { gallery } from "./gallery";
import { guides } from "./guides";
import { notifications } from "./notifications";
import { operator } from "./operator";
import { site } from "./site";

/** Every text of the site in English; the shape that the other languages satisfy. */
export const en = {
  analytics,
  booking,
  carDetail,
  errors,
  fleet,
  format,
  gallery,
  guides,
  notifications,
  operator,
  site,
};
