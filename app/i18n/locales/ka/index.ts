import type { en } from "../en";
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

/** Every text of the site in Georgian. */
export const ka = {
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
} satisfies typeof en;
