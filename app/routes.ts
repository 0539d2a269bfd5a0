import { route, type RouteConfig } from "@react-router/dev/routes";

const inDevelopment = process.env.NODE_ENV === "development";

export default [
  route("/", "routes/home.tsx"),
  route("/all-cars", "routes/all-cars.tsx"),
  route("/cars/:id", "routes/car-detail.tsx"),
  route("/blog", "routes/blog.tsx"),
  route("/zoom-examples", "routes/zoom-examples.tsx"),
  route("/guides", "routes/guides.tsx"),
  route("/guides/:id", "routes/guide.tsx"),
  route("/faq", "routes/faq.tsx"),
  route("/privacy-policy", "routes/privacy-policy.tsx"),
  route("/terms", "routes/terms.tsx"),
  route("/bookings", "routes/bookings.tsx"),
  route("/bookings/:token", "routes/booking.tsx"),
  route("/bookings/:token/calendar.ics", "routes/booking-calendar.ts"),
  route("/bookings/:token/voucher", "routes/booking-voucher.tsx"),
  route("/:city", "routes/city.tsx"),
  route("/ga-test", "routes/ga-test.tsx"),
  route("/admin", "routes/admin.tsx"),
  route("/language", "routes/language.ts"),
  route("/sitemap.xml", "routes/sitemap.ts"),
  route("/robots.txt", "routes/robots.ts"),
  route("/llms.txt", "routes/llms.ts"),
  route("/.well-known/security.txt", "routes/security-txt.ts"),
  route("/healthz", "routes/healthz.ts"),
  route("/readyz", "routes/readyz.ts"),
  route("/api/cars", "routes/api.cars.ts"),
  route("/api/cars/:id", "routes/api.car.ts"),
  route("/api/booking", "routes/api.booking.ts"),
  route("/api/bookings", "routes/api.bookings.ts"),
  route("/api/bookings/:id/status", "routes/api.booking-status.ts"),
  ...(inDevelopment ? [route("/design", "ui/specimens/page.tsx")] : []),
  // Also keeps unmatched addresses inside the middleware: without it they have no language.
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
