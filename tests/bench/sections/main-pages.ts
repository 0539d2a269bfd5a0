const PATHS = ["/", "/all-cars", "/cars/1", "/faq", "/tbilisi"];
const LANGUAGES = ["en", "ka"];

/** The five main pages in both languages. */
export function addresses(): string[] {
  return LANGUAGES.flatMap((language) => PATHS.map((path) => `${path}?lng=${language}`));
}

/** With these the site is no example, which search engines are asked to ignore. */
export const OWN_FIRM = {
  OPERATOR_NAME: "Kavkasia Cars LLC",
  OPERATOR_PHONE: "+995322000000",
  OPERATOR_EMAIL: "hello@kavkasia-cars.ge",
};

/** Fills the page cache. */
export async function warmUp(url: string) {
  for (const path of addresses()) {
    const response = await fetch(url + path, { headers: { "Accept-Encoding": "br" } });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
  }
}
