import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";

const MAX_ADDRESS_LENGTH = 1_000;

const movedSchema = z.object({
  database: z.string().meta({ description: "The host and name of the new database" }),
  tables: z.int(),
  rows: z.int().meta({ description: "As many as before, and with the same sums" }),
  seconds: z.number(),
  refused_seconds: z.number().meta({ description: "For how many of them writes were refused" }),
});

export const moveAnswerSchema = z.object({
  is_moving: z.boolean(),
  moved: movedSchema.nullable().meta({ description: "The move that this process has made" }),
  failure: z
    .enum(["database_unreachable", "database_not_empty", "move_failed"])
    .nullable()
    .meta({ description: "Why the last one failed. The shop goes on as before then" }),
});
export type MoveAnswer = z.output<typeof moveAnswerSchema>;

export const describeMoveCall = defineCall({
  method: "GET",
  path: "/api/owner/move",
  caller: "owner",
  right: "deployment",
  summary: "Whether the shop moves to PostgreSQL, or has moved",
  answer: moveAnswerSchema,
});

export const startMoveCall = defineCall({
  method: "POST",
  path: "/api/owner/move",
  caller: "owner",
  right: "deployment",
  summary: "Starts to carry the embedded database over to PostgreSQL, while the shop goes on",
  body: z.strictObject({
    database_url: z
      .url({ protocol: /^postgres(ql)?$/ })
      .max(MAX_ADDRESS_LENGTH)
      .meta({ description: "The empty database, such as postgres://shop:password@localhost/shop" }),
  }),
  answer: moveAnswerSchema,
  refusals: ["move_running", "database_not_embedded"],
});
