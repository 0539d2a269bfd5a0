import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Makes the router navigate for every `Link` of the page. */
export function useSiteLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.dataset.link === undefined || event.defaultPrevented || opensElsewhere(event))
        return;
      event.preventDefault();
      const isHere = link.href === location.href;
      void navigate(link.pathname + link.search + link.hash, { replace: isHere });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** In a tab or window of its own, or as a download. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
