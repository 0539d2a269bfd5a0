import { businessTime } from "~/calendar";
import { presentSite } from "./present-site.server";
import { simulatedProof, type SocialProof } from "./social-proof";

/** The counters as the settings want them. Counted ones come with the counting of visits. */
export function loadSocialProof(): SocialProof {
  if (presentSite().socialProof !== "simulated") return null;
  const hour = Number(businessTime(new Date()).time.slice(0, 2));
  return simulatedProof(hour, Math.random);
}
