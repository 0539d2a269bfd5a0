/** Browsers with Trusted Types take HTML of this policy only; React passes it on as it is. */
const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy("prose", { createHTML: (html) => html });

/** HTML that the server rendered, as React's `dangerouslySetInnerHTML` takes it. */
export function siteHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html;
}
