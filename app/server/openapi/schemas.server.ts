import { z } from "zod";
import { pageViewBody } from "~/site/visits/collect.server";
import { analyticsSummaryResponse } from "~/site/visits/analytics-summary.server";
import {
  bookingResponse,
  staffBookingResponse,
  statusRefusal,
} from "~/booking/booking.response.server";
import { availabilityResponse } from "~/booking/notices/availability.api.schema";
import { bookingRequestSchema, bookingRefusal } from "~/booking/place/booking.api.schema";
import { quoteResponse } from "~/booking/quote.response.server";
import { updateSchema } from "~/messaging/delivery/telegram/update";
import { statusBody } from "~/desk/bookings/list/bookings.api.schema";
import { blockAnswer, blockBody, handoverBody, vehicleBody } from "~/desk/api/rental.api.schema";
import { carResponse } from "~/catalog/fleet/car.response.server";
import { languageForm } from "~/web/i18n/language-form";
import { wireMessage } from "~/messaging/notifications/wire.server";
import { errorResponse } from "~/web/http/api.server";

/** Schemas of request bodies by name in the document. */
export const REQUESTS = {
  BookingRequest: bookingRequestSchema,
  StatusChange: statusBody,
  VehicleChange: vehicleBody,
  Handover: handoverBody,
  BlockRequest: blockBody,
  PageView: pageViewBody,
  LanguageChoice: languageForm,
  TelegramUpdate: updateSchema,
};

/** Schemas of response bodies by name in the document. */
export const RESPONSES = {
  Error: errorResponse,
  Car: carResponse,
  Cars: z.array(carResponse),
  Availability: availabilityResponse,
  Quote: quoteResponse,
  Booking: bookingResponse,
  StaffBooking: staffBookingResponse,
  StaffBookings: z.array(staffBookingResponse),
  StatusRefusal: statusRefusal,
  Block: blockAnswer,
  BookingRefusal: bookingRefusal,
  AnalyticsSummary: analyticsSummaryResponse,
  SocketMessage: wireMessage,
};

/** Returns the schemas of the document's components, as JSON Schema 2020-12. */
export function componentSchemas(): Record<string, object> {
  return { ...jsonSchemas(REQUESTS, "input"), ...jsonSchemas(RESPONSES, "output") };
}

/** Returns the JSON Schema of a parameter. */
export function parameterSchema(schema: z.core.$ZodType): Record<string, unknown> {
  return withoutNames(z.toJSONSchema(schema, { ...OPTIONS, io: "input" }));
}

function jsonSchemas(named: Record<string, z.ZodType>, io: "input" | "output") {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id });
  const uri = (id: string) => `#/components/schemas/${id}`;
  const { schemas } = z.toJSONSchema(registry, { ...OPTIONS, io, uri });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutNames(schema)]),
  );
}

/** Removes the dialect and the address, which the document itself specifies for its schemas. */
function withoutNames({ $schema: _dialect, $id: _place, ...schema }: z.core.JSONSchema.BaseSchema) {
  return schema;
}

const OPTIONS = {
  unrepresentable: "any",
  override({ zodSchema, jsonSchema }) {
    // Clients must expect fields that a later release adds.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    // The limits of JavaScript's integers are noise.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    // `pattern` expresses it already; JSON Schema has no such format.
    if (jsonSchema.format === "starts_with") delete jsonSchema.format;
    if (zodSchema instanceof z.ZodPipe) Object.assign(jsonSchema, textLimits(zodSchema.out));
  },
} as const satisfies z.core.ToJSONSchemaParams;

/** Returns the limits of text in the second half of a pipe; zod describes only the first. */
function textLimits(schema: z.core.$ZodType) {
  return schema instanceof z.ZodType && schema.type === "string" ? parameterSchema(schema) : {};
}
