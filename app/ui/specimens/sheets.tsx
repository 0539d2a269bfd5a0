import { badge } from "~/ui/badge.css";
import { padded } from "~/ui/page/card.css";
import { Chips } from "~/ui/form/chips";
import { EmptyState } from "~/ui/page/state/empty-state";
import * as layout from "~/ui/page/layout.css";
import { message } from "~/ui/message.css";
import { SkeletonCard } from "~/ui/page/state/skeleton";
import { Table } from "~/ui/page/table";
import * as controls from "./controls.css";
import { Specimen } from "./specimen";

const BADGES = ["notice", "good", "problem", "quiet", "sign", "accent"] as const;
const MESSAGES = ["notice", "good", "problem"] as const;

export function Sheets() {
  return (
    <>
      <Specimen id="sheets" title="Cards, badges, chips">
        <div className={layout.row}>
          {BADGES.map((kind) => (
            <span key={kind} className={badge[kind]}>
              {kind}
            </span>
          ))}
        </div>
        <div className={controls.fields}>
          <article className={padded}>
            <h3>A card</h3>
            <Chips
              facts={[
                ["seat", "5 seats"],
                ["gears", "Automatic"],
                ["leaf", "Hybrid"],
              ]}
            />
          </article>
          <SkeletonCard />
        </div>
      </Specimen>
      <Specimen id="messages" title="Notices">
        {MESSAGES.map((kind) => (
          <p key={kind} className={message[kind]}>
            {kind}: what happened, and what to do.
          </p>
        ))}
      </Specimen>
      <Specimen id="table" title="Table">
        <Table
          caption="Daily rates"
          head={["Days", "Sedan", "SUV"]}
          rows={[
            ["1", "$50", "$55"],
            ["2–3", "$45", "$50"],
          ]}
        />
      </Specimen>
      <Specimen id="empty" title="Empty state">
        <EmptyState picture="no-cars" alt="An empty parking place" text="Nothing fits." />
      </Specimen>
    </>
  );
}
