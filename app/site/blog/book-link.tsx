import { NAV_TARGETS } from "~/ui/nav-targets";
import { Link } from "~/web/i18n/link";

type BookLinkProps = { className: string; children: React.ReactNode };

export function BookLink(props: BookLinkProps) {
  return <Link {...props} to={NAV_TARGETS.booking} />;
}
