import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { storeQuerySchema } from "./owner-calls";

const domainsSchema = z.object({
  origin: z.string().meta({ description: "The address that shoppers and crawlers are told" }),
  domains: z.array(z.string()).meta({
    description: "Further host names. While any store has some, a host that no store has shows no store",
  }),
});
export type DomainsAnswer = z.output<typeof domainsSchema>;

export const showDomainsCall = defineCall({
  method: "GET",
  path: "/api/owner/store/domains",
  caller: "owner",
  right: "store.read",
  summary: "The addresses of the store",
  query: storeQuerySchema,
  answer: domainsSchema,
  refusals: ["store_unknown"],
});

export const changeDomainsCall = defineCall({
  method: "PUT",
  path: "/api/owner/store/domains",
  caller: "owner",
  right: "store.write",
  summary: "Replaces the host names of the store. One of another store is refused, and so is to leave out this one",
  query: storeQuerySchema,
  body: z.object({ domains: z.array(z.string().max(300)).max(50), seen: z.array(z.string()) }),
  answer: domainsSchema,
  refusals: [
    "store_unknown",
    "store_kept_elsewhere",
    "domains_changed",
    "domains_invalid",
    "domain_taken",
    "domain_here",
  ],
});
