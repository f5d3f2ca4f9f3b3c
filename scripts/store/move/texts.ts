import type { MoveAnswer } from "@/lib/contracts/move";

/** Why a shop has not moved, and what to do. */
export const MOVE_FAILURE_TEXTS: Record<NonNullable<MoveAnswer["failure"]>, string> = {
  database_unreachable: "That database cannot be reached with this address. The shop goes on as before.",
  database_not_empty: "That database has tables already. Name an empty one.",
  move_failed: "The shop could not move, and goes on as before. Its log says why.",
};
