import type { Alt, View } from "~/photos/photo";
import { proposedAlt, type PhotoSubject } from "~/photos/proposed-alts.server";

type Texts = { before: { view: View; alt: Alt }; view: View; alt: Alt };

/** A proposed text that was not edited follows the view. */
export function changedAlt(subject: PhotoSubject, { before, view, alt }: Texts): Alt {
  const proposed = proposedAlt(subject, before.view);
  const next = proposedAlt(subject, view);
  return {
    en: alt.en === proposed.en ? next.en : alt.en,
    ka: alt.ka === proposed.ka ? next.ka : alt.ka,
  };
}
