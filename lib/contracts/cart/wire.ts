import type { z } from "zod";
import { fromScaledInteger, toMajor } from "@/lib/contracts/codec/decimal";
import { customizationToWire } from "@/lib/contracts/customization/customized-model";
import { answersToWire, personalizationToWire } from "@/lib/contracts/personalization/wire";
import type { CartDetails, CartItem, ChosenItem } from "@/lib/domain/cart/cart";
import type { Cart, CartNotice, CartRules, RefreshedItem } from "@/lib/domain/cart/refresh";
import type { EstimatedMethod } from "@/lib/domain/checkout/estimate-shipping";
import { quantitiesOf } from "@/lib/domain/product/quantities";
import type { CartWire, cartItemBodySchema, ItemWire } from "./calls";
import type { ShippingEstimateWire } from "./shipping-estimate";

/**
 * Converts minor units to major units, or hundredths of the unit to the unit, because the API has amounts in major
 * units and quantities in the unit.
 */
const toMajorOrNull = (hundredths: number | null) => (hundredths === null ? null : toMajor(hundredths));

export function cartToWire({ items, bill, rules, details, refusals, notices, ...cart }: Cart): CartWire {
  const { totals, offer } = bill;
  return {
    items: items.map((item) => ({ ...itemToWire(item), ...stepsToWire(item, rules) })),
    totals: {
      currency: bill.currency.code,
      sub_total: toMajor(bill.subTotal),
      list_sub_total: toMajor(bill.listSubTotal),
      packaging_charges: toMajor(bill.packaging.amount),
      gift_wrapper: toMajor(bill.giftWrapping?.amount ?? 0),
      total_so_far: toMajor(totals.isComplete ? totals.finalPrice : totals.finalPriceSoFar),
      quantity: toMajor(bill.bagQuantity),
      weight: fromScaledInteger(bill.bagWeightGrams, 3),
    },
    rules: {
      min_checkout_value: toMajor(rules.minCheckoutValue),
      max_shipping_weight: fromScaledInteger(rules.maxShippingWeightGrams, 3),
      gift_wrapping_charges: toMajor(rules.giftWrappingCharge),
    },
    free_shipping: cart.freeShipping && {
      from: toMajor(cart.freeShipping.from),
      missing: toMajor(cart.freeShipping.missing),
      only_at_home: cart.freeShipping.isOnlyAtHome,
    },
    estimates_shipping: cart.estimatesShipping,
    offer_codes: cart.offersOfferCodes,
    offer_code: details.offerCode,
    offer_refusal: offer.refusal?.code ?? null,
    offer: offer.applied && {
      code: offer.applied.code,
      amount: toMajor(offer.applied.amount),
      automatic: offer.applied.reason.isAutomatic,
      full_price_only: offer.applied.reason.leavesOutReduced,
    },
    note: details.note,
    gift_wrap: details.isGiftWrapped,
    gifts: cart.offersGifts,
    gift_message: details.giftMessage,
    hide_prices: details.hidesPrices,
    refusals: [...refusals],
    notices: notices.map(noticeToWire),
  };
}

function stepsToWire({ unit, sold }: RefreshedItem, { quantityRules }: CartRules) {
  const own = sold ?? { minQuantity: 0, stepQuantity: 0 };
  const { minQuantity, stepQuantity } = quantitiesOf({ ...own, unit }, quantityRules);
  return { min_quantity: toMajor(minQuantity), step_quantity: toMajor(stepQuantity) };
}

export function itemToWire(item: RefreshedItem): ItemWire {
  const { sold, options, addonId, modelId } = item;
  return {
    item_id: item.id,
    product_id: item.productId,
    slug: sold?.slug ?? "",
    name: sold?.name ?? item.name,
    sku: sold?.sku ?? "",
    image: sold?.image ?? "",
    unit: item.unit,
    quantity: toMajor(item.quantity),
    additional_qty: toMajor(item.additionalQuantity),
    quantity_fixed: item.additionalQuantity > 0,
    stock: toMajorOrNull(sold?.stock ?? null),
    variant_status: options.length > 0,
    variant_types: optionsToWire(item),
    addon_status: addonId !== "",
    addon_id: addonId,
    addon_name: item.addon?.name ?? "",
    addon_price: toMajorOrNull(item.addon?.price ?? null),
    customization_status: modelId !== "",
    model_id: modelId,
    customized_model: customizationToWire(item.addon?.customization ?? null),
    personal_list: item.personalization
      ? personalizationToWire(item.personalization)
      : answersToWire(item.answers, sold?.personalFields ?? []),
    selling_price: toMajorOrNull(sold?.sellingPrice ?? null),
    unit_price: toMajorOrNull(item.unitPrice),
    line_total: toMajorOrNull(item.total),
    refusal: item.refusal,
  };
}

function noticeToWire(notice: CartNotice): CartWire["notices"][number] {
  const wire = { code: notice.code, item_id: notice.itemId };
  if (notice.code === "price_changed") return { ...wire, from: toMajor(notice.from), to: toMajor(notice.to) };
  return notice.code === "quantity_summed" ? { ...wire, quantity: toMajor(notice.quantity) } : wire;
}

type ShippingEstimate = Pick<Cart, "bill"> & {
  pincode: string;
  place: string;
  methods: readonly EstimatedMethod[];
};

export function shippingEstimateToWire({ pincode, place, methods, bill }: ShippingEstimate): ShippingEstimateWire {
  return {
    pincode,
    place,
    currency: bill.currency.code,
    methods: methods.map(({ id, name, deliveryTime, price, isAtMost }) => ({
      _id: id,
      name,
      delivery_time: deliveryTime,
      price: toMajor(price),
      at_most: isAtMost,
    })),
  };
}

/** The cart as it appears in a customer's data export. It has no prices, because no prices are stored with a cart. */
export function cartToExport(
  { note, isGiftWrapped, offerCode, giftMessage, hidesPrices }: CartDetails,
  items: readonly CartItem[],
) {
  return {
    note,
    gift_wrap: isGiftWrapped,
    offer_code: offerCode,
    gift_message: giftMessage,
    hide_prices: hidesPrices,
    items: items.map((item) => ({
      product_id: item.productId,
      name: item.name,
      variant_types: optionsToWire(item),
      addon_id: item.addonId,
      model_id: item.modelId,
      personal_list: [...item.answers],
      quantity: toMajor(item.quantity),
      unit: item.unit,
    })),
  };
}

function optionsToWire({ options, optionNames }: Pick<CartItem, "options" | "optionNames">) {
  return options.map((value, index) => ({ name: optionNames[index] ?? "", value }));
}

export function toChosenItem(body: z.output<typeof cartItemBodySchema>): ChosenItem {
  return {
    productId: body.product_id,
    quantity: body.quantity,
    unit: body.unit ?? null,
    variantTypes: body.variant_types,
    addonId: body.addon_id || (body.selected_addon?._id ?? ""),
    modelId: body.model_id,
    answers: body.personal_list,
  };
}
