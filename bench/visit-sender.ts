// The flood of visits for `npm run bench:desk`, in a process of its own.
import autocannon from "autocannon";

const RATE = 5_000;
const BROWSER = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";

process.on("message", async ({ url, seconds }: { url: string; seconds: number }) => {
  process.send!(await sendVisits(url, seconds));
});
process.on("disconnect", () => process.exit());

let count = 0;

/** Sends visits, each from an address of its own, and counts those that were taken. */
async function sendVisits(url: string, seconds: number) {
  const { errors, statusCodeStats } = await autocannon({
    url,
    duration: seconds,
    connections: 16,
    overallRate: RATE,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          method: "POST",
          path: "/api/track-visit",
          headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
          body: JSON.stringify({
            page: "/all-cars",
            userAgent: BROWSER,
            timestamp: new Date().toISOString(),
          }),
        }),
      },
    ],
  });
  return { errors, taken: statusCodeStats["204"]?.count ?? 0 };
}

function nextAddress() {
  count += 1;
  return [10, (count >> 16) & 255, (count >> 8) & 255, count & 255].join(".");
}
