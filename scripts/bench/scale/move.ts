import { setTimeout } from "node:timers/promises";
import { moveAnswerSchema } from "@/lib/contracts/move";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import { openPostgres } from "@/lib/database/postgres";
import { ensureBuilt } from "../../setup/build.mjs";
import { startLoad } from "../cluster/load";
import type { Figure } from "../figures.mjs";
import { prepareVisits, type Shares } from "../mix/prepare-visits";
import { auditBooks, toFigure } from "../orders/audit";
import { OWNER_TOKEN, prepareShop } from "../orders/bench-shop";
import { readOrderRecords } from "../orders/order-records";
import { printFigures } from "../report.mjs";
import { seededRandom } from "../seeded-random.mjs";
import { openOwnDatabase } from "./own-database";

/**
 * `npm run bench-move`: a shop moves from its embedded database to PostgreSQL while visitors browse and order, and goes on
 * there. The PostgreSQL is that of TEST_DATABASE_URL, or one of its own. The exit code is 1 if a target is missed.
 */
const SECONDS = 60;
const PER_SECOND = 40;
const MOVE_AFTER_MS = 15_000;
const SHARES: Shares = [
  ["browse", 85],
  ["filter and search", 6],
  ["cart", 5],
  ["order", 4],
];

await ensureBuilt();
const own = await openOwnDatabase("move");
const shop = await prepareShop("move", { settings: { FRONT: "on" } });
const server = await shop.start();
const figures = await measure().finally(async () => {
  await server.stop();
  await own.drop();
  await shop.remove();
});
printFigures(figures);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

async function measure(): Promise<Figure[]> {
  const acknowledged: string[] = [];
  const onOrder = (body: unknown) => acknowledged.push(placedOrderWireSchema.parse(body).order._id);
  const mix = { shares: SHARES, count: SECONDS * PER_SECOND, random: seededRandom(1), onOrder };
  const visits = await prepareVisits(shop.origin, mix);
  const load = startLoad(visits, SECONDS);
  await setTimeout(MOVE_AFTER_MS);
  const moved = await move();
  const movedAt = load.since();
  const before = acknowledged.length;
  const times = await load.ended;
  const reads = load.failures.filter(({ what }) => !what.startsWith("an order"));
  const late = load.failures.filter(({ at }) => at > movedAt + 1_000);
  await server.stop();
  registerDatabase(await openPostgres(own.address, { isLeftAsIs: true }));
  const claims = await readOrderRecords(shop.dataDir)
    .then((records) => auditBooks(records, acknowledged))
    .finally(closeDatabase);
  return [
    {
      figure: "moved while visitors browse and order",
      place: "move",
      text: `${moved.rows} rows in ${moved.seconds.toFixed(1)} s, writes refused for ${moved.refused_seconds.toFixed(1)} s`,
      target: "refused for 10 s at most",
      isMet: moved.refused_seconds <= 10,
    },
    {
      figure: "failed",
      place: "mix",
      text: `${reads.length} of those who read, ${load.failures.length - reads.length} of those who ordered; ${late.length} later than a second after the move; ${times.length} answered`,
      target: "none who read, none later",
      isMet: reads.length === 0 && late.length === 0,
    },
    {
      figure: "orders before and after",
      place: "mix",
      text: `${before} before, ${acknowledged.length - before} after`,
      target: "some of both",
      isMet: before > 0 && acknowledged.length > before,
    },
    ...claims.map((claim) => toFigure(claim, "orders")),
  ];
}

async function move() {
  const ask = async (method: string, body?: object) => {
    const answer = await fetch(`${shop.origin}/api/owner/move`, {
      method,
      headers: { authorization: `Bearer ${OWNER_TOKEN}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return moveAnswerSchema.parse(await answer.json());
  };
  for (let state = await ask("POST", { database_url: own.address }); ; state = await ask("GET")) {
    if (state.moved) return state.moved;
    if (!state.is_moving) throw new Error(`The shop has not moved: ${state.failure}`);
    await setTimeout(200);
  }
}
