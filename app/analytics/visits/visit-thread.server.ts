// What runs in the thread that stores visits: `beside.server.ts` starts it out of the build.
import { connect, type DatabaseTarget } from "#db/connect";
import { workerData } from "node:worker_threads";
import { visitStore } from "./store-visits.server";
import { visitWriter } from "./visit-writer.server";

const sql = connect(workerData as DatabaseTarget, { max: 1 });

export const write = visitWriter(visitStore(sql));

export const end = () => sql.end({ timeout: 1 });
