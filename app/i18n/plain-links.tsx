import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * An element with thousands of links, of which `Link` would take most of the rendering: one handler
 * navigates for all its plain links.
 */
export function PlainLinks(props: ComponentProps<"div">) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href");
    if (!address || event.defaultPrevented || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(address);
  }

  return <div {...props} role="presentation" onClick={follow} />;
}

/** In a tab or window of its own, or as a download. */
function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
