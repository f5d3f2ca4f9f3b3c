import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";

export const expirePagesCall = defineCall({
  method: "POST",
  path: "/api/owner/pages/expire",
  caller: "owner",
  right: "deployment",
  summary: "Has pages made anew that show what was changed behind the shop's back",
  body: z.object({
    tags: z.array(z.string().min(1).max(256)).max(10_000),
    is_repeated: z
      .boolean()
      .default(false)
      .meta({ description: "Only for pages that were being made when the tags expired. Those made since then stay" }),
  }),
  answer: z.object({ expired: z.int() }),
});
