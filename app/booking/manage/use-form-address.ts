import { useSearchParams } from "react-router";
import { formPath } from "~/booking/messages/proof";
import { useLocalTo } from "~/web/i18n/link";

/**
 * Returns the address of a form on a booking's page. It has the code of the mail that led here: who sends the form
 * proves the address of that mail.
 */
export function useFormAddress(token: string, hash: `#${string}` | "" = ""): string {
  const [search] = useSearchParams();
  return useLocalTo(formPath(token, search) + hash);
}
