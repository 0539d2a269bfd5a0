import { responseError } from "~/web/browser/response-error";

/** Reports a visit to `POST /api/track-visit`. Only warns if it fails: nothing depends on it. */
export async function reportVisit(page: string) {
  try {
    const response = await fetch("/api/track-visit", {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        page,
        userAgent: navigator.userAgent,
        timestamp: new Date().toISOString(),
      }),
    });
    if (!response.ok) throw await responseError(response);
  } catch (error) {
    console.warn("this visit was not counted", error);
  }
}
