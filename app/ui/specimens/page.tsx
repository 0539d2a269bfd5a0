import { Breadcrumbs } from "~/ui/page/breadcrumbs";
import * as layout from "~/ui/page/layout.css";
import { Actions, Controls } from "./controls";
import { Disclosures } from "./disclosures";
import { Sheets } from "./sheets";
import { Tokens } from "./tokens";

/**
 * All tokens and primitives on one page, for developers. It exists only in development; its tests and the
 * pictures of docs/design.md use it.
 */
// oxlint-disable-next-line import/no-default-export -- The router requires it.
export default function Specimens() {
  return (
    <div className={layout.section}>
      <title>Design system</title>
      <div className={layout.stack}>
        <Breadcrumbs label="Breadcrumbs" above={[{ to: "/", text: "Home" }]} here="Design" />
        <h1 className={layout.heading}>Design system</h1>
        <Tokens />
        <Actions />
        <Controls />
        <Sheets />
        <Disclosures />
      </div>
    </div>
  );
}
