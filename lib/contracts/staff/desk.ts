import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import type { Actor } from "@/lib/domain/staff/actor";
import { RIGHTS } from "@/lib/domain/staff/right";

export const openDeskCall = defineCall({
  method: "POST",
  path: "/api/desk/session",
  caller: "desk",
  summary: "Opens the desk in this browser, with the secret of a link that works once",
  body: z.object({ link: z.string().regex(/^[\w-]{43}$/) }),
  answer: z.object({ name: z.string() }),
  refusals: ["staff_link_over", "too_many_attempts"],
});

export const closeDeskCall = defineCall({
  method: "DELETE",
  path: "/api/desk/session",
  caller: "desk",
  summary: "Closes the desk in this browser",
  answer: z.object({ done: z.literal(true) }),
});

export const deskCallerSchema = z.object({
  name: z.string(),
  store_id: z.string(),
  rights: z.array(z.enum(RIGHTS)).meta({ description: "What the caller may do in this store" }),
});
export type DeskCaller = z.output<typeof deskCallerSchema>;

export function deskCallerToWire({ name, storeId, rights }: Actor): DeskCaller {
  return { name, store_id: storeId ?? "", rights: RIGHTS.filter((right) => rights.includes(right)) };
}

export const deskSessionSchema = z.object({
  caller: deskCallerSchema.nullable().meta({ description: "Null while the desk is closed in this browser" }),
});
export type DeskSession = z.output<typeof deskSessionSchema>;

export const showDeskSessionCall = defineCall({
  method: "GET",
  path: "/api/desk/session",
  caller: "desk",
  summary: "Who has the desk open in this browser, and what they may do",
  answer: deskSessionSchema,
});
