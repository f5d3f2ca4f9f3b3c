import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { MoveAnswer } from "@/lib/contracts/move";
import { createDatabaseFolder } from "@/tests/support/pglite";
import { runStore } from "../run-store";
import { typed, typedJson } from "../typed";

// The last test starts the command-line tool.
jest.setTimeout(120_000);

const ADDRESS = "postgres://shop:secret@db.example/shop";
const MOVED = { database: "db.example/shop", tables: 90, rows: 1_234, seconds: 12.34, refused_seconds: 1.26 };
const moving: MoveAnswer = { is_moving: true, moved: null, failure: null };

/** A shop that answers the calls in turn. */
function shopWith(...answers: MoveAnswer[]) {
  const asked: string[] = [];
  const next = async () => answers.shift() ?? { ...moving, is_moving: false };
  const startMove = (to: string) => {
    asked.push(to);
    return next();
  };
  return { asked, shop: { startMove, describeMove: next } };
}

it("waits until the shop has moved, and says what to set", async () => {
  const { asked, shop } = shopWith(moving, moving, { is_moving: false, moved: MOVED, failure: null });
  const { code, out } = await typed(["move", "--to", ADDRESS], { shop });
  expect([code, asked]).toEqual([0, [ADDRESS]]);
  expect(out).toBe(
    "Moved to db.example/shop in 12.3 s: 1234 rows in 90 tables with the same sums.\n" +
      "Writes were refused for 1.3 s. Set DATABASE_URL to this database before the next start.\n",
  );
  const again = shopWith({ is_moving: false, moved: MOVED, failure: null });
  expect(await typedJson(["move", "--to", ADDRESS], { shop: again.shop })).toEqual(MOVED);
});

it.each([
  ["database_unreachable", "cannot be reached with this address"],
  ["database_not_empty", "Name an empty one."],
  ["move_failed", "Its log says why."],
] as const)("says why it has not moved: %s", async (failure, text) => {
  const { shop } = shopWith(moving, { ...moving, is_moving: false, failure });
  const { code, err } = await typed(["move", "--to", ADDRESS], { shop });
  expect([code, err.includes(text)]).toEqual([1, true]);
});

it("says that the shop was started anew meanwhile, which knows of no move", async () => {
  const { code, err } = await typed(["move", "--to", ADDRESS], shopWith(moving));
  expect([code, err.includes("goes on as before")]).toEqual([1, true]);
});

it.each(["mysql://localhost/shop", "shop"])("takes the address of PostgreSQL only: %s", async (to) => {
  const { code, err } = await typed(["move", "--to", to]);
  expect([code, err.includes("postgres://shop:password@localhost/shop")]).toEqual([2, true]);
});

it("tries it on a shop that is not running", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shop-move-command-"));
  await createDatabaseFolder(path.join(folder, "database"));
  const { code, text } = await runStore(["move", "--to", "postgres://shop:secret@127.0.0.1:1/shop"], folder);
  expect([code, text.includes("cannot be reached with this address"), text.includes("secret")]).toEqual([
    1,
    true,
    false,
  ]);
  rmSync(folder, { recursive: true });
});
