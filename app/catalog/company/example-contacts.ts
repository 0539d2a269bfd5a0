/** The user name of the example in Telegram. */
export const EXAMPLE_TELEGRAM = "mgzavri";

/** The contacts of the example: a site that has one of them has not been set up. */
export const EXAMPLE_CONTACTS = {
  name: "Mgzavri",
  phone: "+995555000000",
  email: "hello@mgzavri.example",
} as const;

export const EXAMPLE_ADDRESS = {
  en: "Rustaveli Avenue 1, Tbilisi",
  ka: "რუსთაველის გამზირი 1, თბილისი",
} as const;
