import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { searchSuggestionsWireSchema } from "@/lib/contracts/search/suggestions";

export const searchCall = defineCall({
  method: "GET",
  path: "/api/search",
  caller: "shop",
  summary: "Suggestions for a text; none while it is too short",
  query: z.object({ q: z.string().default("") }),
  answer: searchSuggestionsWireSchema,
  refusals: ["search_off"],
});
