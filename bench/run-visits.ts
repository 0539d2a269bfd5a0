// `npm run bench:visits`: see bench/README.md.
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "#db/connect";
import { ensureBuild } from "../bin/build.mjs";
import { startBare } from "./bare";
import { pageCall, visitCall } from "./calls";
import { capture } from "./capture";
import { runWithCleanup } from "./cleanup";
import { cpuSeconds, familyCpuSeconds } from "./process-use";
import { makeDataFolder, openSite, postmasterPid } from "./sites";
import { startVisitLoad } from "./visit-load";
import { measureVisits, type Effect } from "./visits";

const STORED_WITHIN_MS = 5_000;

runWithCleanup(async () => {
  ensureBuild();
  const dataDir = await makeDataFolder();
  const site = await openSite(dataDir);
  const bare = await startBare();
  for (const call of [pageCall("/", "br"), visitCall()]) {
    await bare.answerWith(call.method, await capture(site.url, call));
  }
  const [server, postgres] = [site.process.pid!, postmasterPid(dataDir)!];
  const servers = [
    { url: site.url, cpu: () => cpuSeconds(server) + familyCpuSeconds(postgres) },
    { url: bare.url, cpu: () => cpuSeconds(bare.pid) },
  ];
  const sql = connect(
    { dataDir },
    { role: "owner", max: 1, connection: { application_name: "bench" } },
  );
  const [ours, bares] = await measureVisits(servers, startVisitLoad());
  await pause(STORED_WITHIN_MS);
  const [stored] = await sql`select count(*) from visits where page = 'allCars'`;
  await sql.end();
  print("the site", ours!);
  print("a bare server", bares!);
  console.log(`${stored!.count} of ${ours!.accepted + 1} visits are stored`);
});

function print(name: string, { rate, cores, alone, during, ratio }: Effect) {
  console.log(
    `${name}: ${Math.round(rate)} visits a second on ${cores.toFixed(2)} cores; ` +
      `GET / takes ${ratio.toFixed(2)} times as long meanwhile ` +
      `(median ${alone.toFixed(2)} and ${during.toFixed(2)} ms)`,
  );
}
