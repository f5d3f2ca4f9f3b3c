import { z } from "zod";
import { storedText } from "@/lib/contracts/codec/list";
import { requiredScaled } from "@/lib/contracts/codec/scalar";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { GiftCardPrice } from "@/lib/domain/pricing/gift-card-value";

const commonFields = {
  name: z.string().trim().min(1),
  description: storedText,
  image: storedOptionalPictureSchema,
  page_url: z.string().trim().min(1),
};
const amount = requiredScaled(2);

/**
 * A row `{ id, rank, content }` of `shared_lists`, kind gift_card: a gift card for sale. A card is not sold if its
 * price cannot be read or its lowest value is above its highest. See docs/domain.md#buying-gift-cards.
 */
export const storedGiftCardSchema = z
  .object({
    id: z.string(),
    rank: z.number().catch(0),
    content: z.discriminatedUnion("price_type", [
      z.object({ ...commonFields, price_type: z.literal("fixed"), price: amount.pipe(z.number().positive()) }),
      z
        .object({ ...commonFields, price_type: z.literal("flexible"), min_price: amount, max_price: amount })
        .refine((content) => content.min_price <= content.max_price && content.max_price > 0),
    ]),
  })
  .transform(({ id, rank, content }) => ({
    id,
    rank,
    name: content.name,
    description: content.description,
    picture: content.image,
    slug: content.page_url,
    price: toPrice(content),
  }));

type StoredPrice =
  | { price_type: "fixed"; price: number }
  | { price_type: "flexible"; min_price: number; max_price: number };

function toPrice(stored: StoredPrice): GiftCardPrice {
  return stored.price_type === "fixed"
    ? { type: "fixed", price: stored.price }
    : { type: "flexible", lowest: stored.min_price, highest: stored.max_price };
}
