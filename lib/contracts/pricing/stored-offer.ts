import { z } from "zod";
import { requiredScaled, storedMoment, storedScaled, storedSwitch } from "@/lib/contracts/codec/scalar";
import { activity, flag, textList } from "@/lib/contracts/codec/tolerant";
import type { Discount } from "@/lib/domain/pricing/discount";
import type { BuyXGetY, ItemChoice, Offer, OfferTerms } from "@/lib/domain/pricing/offer";
import { WHOLE_MILLIONTHS } from "@/lib/domain/pricing/percent";

const lists = { category_list: textList(), product_list: textList() };

/**
 * Percentages are stored as millionths: 1 % is 10,000 millionths, so a percentage is scaled by four digits. Amounts and
 * quantities are scaled to hundredths.
 */
const PERCENT_DIGITS = 4;
const HUNDREDTHS = 2;

const common = {
  code: z.string().trim().min(1),
  code_type: z.enum(["discount", "auto_discount"]).catch("discount"),
  valid_from: storedMoment,
  valid_to: storedMoment,
  min_order_amt: storedScaled(HUNDREDTHS),
  min_order_qty: storedScaled(HUNDREDTHS),
  restrict_usage: storedSwitch,
  usage_limit: storedScaled(0),
  redeemed_count: storedScaled(0),
  onetime_usage: storedSwitch,
  /** If the field is missing, the offer is off. */
  enable_status: flag(false),
  status: activity("inactive"),
};

const simple = {
  ...common,
  ...lists,
  apply_to: z.enum(["order", "shipping", "category", "product"]),
  shipping_type: z.enum(["all", "domestic", "international"]).default("all"),
  restrict_discount: storedSwitch,
  discount_upto: storedScaled(HUNDREDTHS),
};

const appliesTo = z.enum(["category", "product", "all_product"]);

const positive = z.int().positive();
const bought = z.discriminatedUnion("type", [
  z.object({ type: z.literal("quantity"), value: requiredScaled(0).pipe(positive) }),
  z.object({ type: z.literal("amount"), value: requiredScaled(HUNDREDTHS).pipe(positive) }),
]);

const contentSchema = z.discriminatedUnion("discount_type", [
  z.object({ ...simple, discount_type: z.literal("percentage"), discount_value: requiredScaled(PERCENT_DIGITS) }),
  z.object({ ...simple, discount_type: z.literal("amount"), discount_value: requiredScaled(HUNDREDTHS) }),
  z.object({
    ...common,
    discount_type: z.literal("buy_x_get_y"),
    buy_properties: z
      .object({
        ...lists,
        apply_to: appliesTo,
      })
      .and(bought),
    get_properties: z.object({
      ...lists,
      quantity: requiredScaled(0).pipe(positive),
      apply_to: appliesTo,
      discount_type: z.enum(["quantity", "percentage"]),
      discount_value: storedScaled(PERCENT_DIGITS),
    }),
    /**
     * The maximum number of sets per order; 0 means no limit. A set consists of the units to buy and the units
     * discounted in return.
     */
    buy_x_get_y_usage_limit: storedScaled(0),
  }),
]);
type Content = z.output<typeof contentSchema>;

/**
 * A row `{ id, content }` of `shared_lists`, kind offer. An offer with an unreadable condition or limit is rejected as
 * a whole, because otherwise it would apply without that limit. See docs/domain.md#offers.
 */
export const storedOfferSchema = z.object({ id: z.string(), content: contentSchema }).transform(
  ({ id, content }): Offer => ({
    id,
    code: content.code,
    isAutomatic: content.code_type === "auto_discount",
    isActive: content.enable_status && content.status === "active",
    validFrom: content.valid_from,
    validTo: content.valid_to,
    minOrderAmount: content.min_order_amt,
    minOrderQuantity: content.min_order_qty,
    usageLimit: content.restrict_usage ? content.usage_limit : null,
    redeemedCount: content.redeemed_count,
    isOncePerCustomer: content.onetime_usage,
    terms: content.discount_type === "buy_x_get_y" ? toBuyXGetY(content) : toTerms(content),
  }),
);

type BuyXGetYContent = Extract<Content, { discount_type: "buy_x_get_y" }>;
type SimpleContent = Exclude<Content, BuyXGetYContent>;

function toTerms(content: SimpleContent): OfferTerms {
  const { apply_to, discount_type, discount_value, shipping_type } = content;
  const discount: Discount =
    discount_type === "percentage"
      ? { type: discount_type, millionths: discount_value }
      : { type: discount_type, amount: discount_value };
  const limit = content.restrict_discount ? content.discount_upto : null;
  switch (apply_to) {
    case "order":
      return { appliesTo: "order", discount, limit };
    case "shipping":
      return { appliesTo: "shipping", direction: shipping_type, discount, limit };
    case "category":
    case "product":
      return { appliesTo: "items", items: toItemChoice(apply_to, content), discount, limit };
  }
}

function toBuyXGetY({ buy_properties: buy, get_properties: get, buy_x_get_y_usage_limit }: BuyXGetYContent): BuyXGetY {
  const items = toItemChoice(buy.apply_to, buy);
  return {
    appliesTo: "buy_x_get_y",
    buy:
      buy.type === "quantity"
        ? { type: "quantity", quantity: buy.value, items }
        : { type: "amount", amount: buy.value, items },
    get: {
      quantity: get.quantity,
      items: toItemChoice(get.apply_to, get),
      millionths: get.discount_type === "quantity" ? WHOLE_MILLIONTHS : get.discount_value,
    },
    setLimit: buy_x_get_y_usage_limit || null,
  };
}

type Lists = { category_list: readonly string[]; product_list: readonly string[] };
function toItemChoice(kind: z.output<typeof appliesTo>, { category_list, product_list }: Lists): ItemChoice {
  if (kind === "all_product") return { kind: "all" };
  return { kind, ids: kind === "category" ? category_list : product_list };
}
