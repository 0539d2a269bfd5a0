import { Accordion } from "~/ui/page/accordion";
import { button } from "~/ui/form/button.css";
import * as layout from "~/ui/page/layout.css";
import { menu, opener, panel, item } from "~/ui/overlay/menu.css";
import { popover } from "~/ui/overlay/popover.css";
import { toast } from "~/ui/overlay/toast-store";
import { Tabs } from "~/ui/page/tabs";
import { Specimen } from "./specimen";

export function Disclosures() {
  return (
    <>
      <TabsSpecimen />
      <AccordionSpecimen />
      <OverlaysSpecimen />
    </>
  );
}

function TabsSpecimen() {
  return (
    <Specimen id="tabs" title="Tabs">
      <Tabs
        label="Tabs"
        tabs={[
          { id: "first-part", label: "First", content: <p>The first part.</p> },
          { id: "second-part", label: "Second", content: <p>The second part.</p> },
        ]}
      />
    </Specimen>
  );
}

function AccordionSpecimen() {
  return (
    <Specimen id="accordion" title="Accordion">
      <Accordion
        name="questions"
        entries={[
          { id: "question-a", title: "One question?", content: <p>Its answer.</p> },
          { id: "question-b", title: "Another question?", content: <p>Its answer.</p> },
        ]}
      />
    </Specimen>
  );
}

function OverlaysSpecimen() {
  return (
    <Specimen id="overlays" title="Menu, popover, toast">
      <div className={layout.row}>
        <details className={menu}>
          <summary className={opener}>Menu</summary>
          <div className={panel}>
            <a className={item} href="#overlays">
              An entry
            </a>
          </div>
        </details>
        <button className={button.secondary} popoverTarget="specimen-popover">
          Popover
        </button>
        <div className={popover} id="specimen-popover" popover="auto">
          <p>Closed by Escape or a click elsewhere.</p>
        </div>
        {(["default", "destructive"] as const).map((kind) => (
          <button
            key={kind}
            className={button.secondary}
            onClick={() =>
              toast({ kind, title: `A ${kind} toast`, text: "It also stands in the page." })
            }
          >
            {kind} toast
          </button>
        ))}
      </div>
    </Specimen>
  );
}
