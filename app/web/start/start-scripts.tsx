import { Scripts } from "react-router";

/** The loader starts React: the page contains what `Scripts` hydrates, but not its contents. */
export function StartScripts() {
  if (!import.meta.env.SSR || import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script />
      <script />
    </>
  );
}
