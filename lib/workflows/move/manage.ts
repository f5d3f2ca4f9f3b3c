import "server-only";
import type { MoveAnswer } from "@/lib/contracts/move";
import { isEmbedded } from "@/lib/database/connection";
import { namePostgres } from "@/lib/database/moved";
import { fail, ok, type Result } from "@/lib/domain/result";
import { moveDatabase } from "./move-database";

// Route handlers and the command line are separate bundles, each with its own copy of this module.
const STATE = Symbol.for("storefront.move");
const shared = globalThis as { [STATE]?: MoveAnswer };

export function describeMove(): MoveAnswer {
  return shared[STATE] ?? { is_moving: false, moved: null, failure: null };
}

/** Starts to move to the PostgreSQL database at `address`, and does not wait for it. */
export function startMove(address: string): Result<MoveAnswer, "move_running" | "database_not_embedded"> {
  if (describeMove().is_moving) return fail("move_running");
  if (!isEmbedded()) return fail("database_not_embedded");
  shared[STATE] = { is_moving: true, moved: null, failure: null };
  void move(address).then((end) => {
    shared[STATE] = { is_moving: false, moved: null, failure: null, ...end };
  });
  return ok(describeMove());
}

async function move(address: string): Promise<Pick<MoveAnswer, "moved"> | Pick<MoveAnswer, "failure">> {
  try {
    const moved = await moveDatabase(address);
    if (!moved.ok) return { failure: moved.code };
    const { tables, rows, seconds, refusedSeconds } = moved.value;
    return { moved: { database: namePostgres(address), tables, rows, seconds, refused_seconds: refusedSeconds } };
  } catch (error) {
    console.error("The shop could not move to PostgreSQL.", error);
    return { failure: "move_failed" };
  }
}
