import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { doneSchema } from "@/lib/contracts/customer/fields";
import { SETUP_STEPS } from "@/lib/domain/store/setup-step";
import { storeQuerySchema } from "./owner-calls";

export const setupAnswerSchema = z.object({
  steps: z.array(
    z.object({
      step: z.enum(SETUP_STEPS),
      is_done: z.boolean().meta({ description: "Whether it is no longer as in the demo" }),
      is_ticked: z.boolean().meta({ description: "Whether somebody has said that it is right as it is" }),
    }),
  ),
  demo: z
    .object({ products: z.int(), categories: z.int(), posts: z.int() })
    .meta({ description: "How much of the demo is still in the store, under the demo's names" }),
});
export type SetupAnswer = z.output<typeof setupAnswerSchema>;

export const showSetupCall = defineCall({
  method: "GET",
  path: "/api/owner/setup",
  caller: "owner",
  right: "store.read",
  summary: "How far the store has come from the demo to a shop of its own",
  query: storeQuerySchema,
  answer: setupAnswerSchema,
  refusals: ["store_unknown"],
});

export const tickSetupCall = defineCall({
  method: "PUT",
  path: "/api/owner/setup",
  caller: "owner",
  right: "store.write",
  summary: "Says which steps are right as they are",
  query: storeQuerySchema,
  body: z.object({ ticked: z.array(z.enum(SETUP_STEPS)).max(SETUP_STEPS.length) }),
  answer: doneSchema,
  refusals: ["store_unknown"],
});

export const removeDemoCall = defineCall({
  method: "DELETE",
  path: "/api/owner/setup/demo",
  caller: "owner",
  right: "store.write",
  needsProof: true,
  summary:
    "Removes what came with the demo: products, categories, journal, home page, menu, offers and gift cards. What has another name by now stays.",
  query: storeQuerySchema,
  answer: z.object({ removed: z.int().meta({ description: "How many entries are gone" }) }),
  refusals: ["store_unknown", "store_kept_elsewhere", "store_files_changed", "rows_unreadable"],
});
