import { Breadcrumbs } from "~/ui/page/breadcrumbs";
import * as layout from "~/ui/page/layout.css";
import { Actions, Controls } from "./controls";
import { Disclosures } from "./disclosures";
import { Sheets } from "./sheets";
import { Tokens } from "./tokens";

/**
 * Every token and primitive on one page, for whoever builds with them. It is there in development
 * alone, where its tests and the pictures of docs/design.md are taken.
 */
// oxlint-disable-next-line import/no-default-export -- the router asks for it.
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
