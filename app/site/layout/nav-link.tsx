import { useTranslation } from "~/web/i18n/use-translation";
import { Link } from "~/web/i18n/link";
import { NAV_TARGETS, type PageName } from "~/ui/nav-targets";

type NavLinkProps = {
  page: PageName;
  /** Of the page with the link. */
  pathname: string;
  className: string;
  onClick?: () => void;
};

/** Marked as current on its own page and on those below it. */
export function NavLink({ page, pathname, ...props }: NavLinkProps) {
  const { t } = useTranslation();
  const to = NAV_TARGETS[page];
  return (
    <Link
      {...props}
      to={to}
      aria-current={typeof to === "string" ? current(to, pathname) : undefined}
    >
      {t(`site.nav.${page}`)}
    </Link>
  );
}

function current(page: string, pathname: string) {
  if (pathname === page) return "page";
  return pathname.startsWith(`${page}/`) || undefined;
}
