// What runs in the thread that stores visits: `beside.server.ts` starts it out of the build.
import { connect } from "#db/connect";
import { databaseTarget } from "~/env.server";
import { visitStore } from "./store-visits.server";
import { visitWriter } from "./visit-writer.server";

const sql = connect(databaseTarget, { max: 1 });

export const write = visitWriter(visitStore(sql));

export const end = () => sql.end({ timeout: 1 });
