import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { AUTO_BADGE_TYPES, type AutoBadge, type Badge } from "@/lib/domain/store/store";
import { storeQuerySchema } from "./owner-calls";

const MAX_BADGES = 50;
const name = z.string().trim().min(1).max(40);

export const badgesSchema = z.object({
  own: z
    .array(z.object({ id: z.string().min(1).max(200), name, active: z.boolean() }))
    .max(MAX_BADGES)
    .meta({ description: "Those that products are given by hand, the first first" }),
  automatic: z.array(z.object({ type: z.enum(AUTO_BADGE_TYPES), name, active: z.boolean() })),
});
export type BadgesWire = z.output<typeof badgesSchema>;

export const listBadgesCall = defineCall({
  method: "GET",
  path: "/api/owner/badges",
  caller: "owner",
  right: "products.read",
  summary: "The badges on pictures of products",
  query: storeQuerySchema,
  answer: badgesSchema,
  refusals: ["store_unknown"],
});

export const saveBadgesCall = defineCall({
  method: "PUT",
  path: "/api/owner/badges",
  caller: "owner",
  right: "products.write",
  summary: "Replaces the badges; what another has changed since they were seen is refused",
  query: storeQuerySchema,
  body: badgesSchema.extend({ seen: badgesSchema }),
  answer: badgesSchema,
  refusals: ["store_unknown", "store_kept_elsewhere", "list_changed", "list_invalid"],
});

export const badgesToWire = ({
  badges,
  autoBadges,
}: {
  badges: readonly Badge[];
  autoBadges: readonly AutoBadge[];
}): BadgesWire => ({
  own: badges.map(({ id, name: called, isActive }) => ({ id, name: called, active: isActive })),
  automatic: AUTO_BADGE_TYPES.map((type) => {
    const badge = autoBadges.find((each) => each.type === type);
    return { type, name: badge?.name ?? UNNAMED[type], active: badge?.isActive ?? false };
  }),
});

/** What an automatic badge is called that the store does not have yet. */
const UNNAMED: Record<AutoBadge["type"], string> = { new_arrival: "New", on_sale: "Reduced", sold_out: "Sold out" };
