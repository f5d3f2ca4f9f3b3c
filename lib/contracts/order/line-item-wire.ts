import { z } from "zod";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { customizationToWire, customizedModelSchema } from "@/lib/contracts/customization/customized-model";
import { personalizationToWire, personalListSchema } from "@/lib/contracts/personalization/wire";
import type { LineItem } from "@/lib/domain/order/line-item";
import { UNITS } from "@/lib/domain/product/unit";

/** The fields of order and quotation items, without prices. */
export const lineItemFields = {
  position: z.int().meta({ description: "Identifies the item within the list" }),
  product_id: z.string(),
  slug: z.string(),
  name: z.string(),
  sku: z.string(),
  hsn_code: z.string(),
  image: z.string().meta({ description: "Path below /uploads/{store_id}/, or a full address; empty without" }),
  unit: z.enum(UNITS),
  quantity: z.number(),
  additional_qty: z.number().meta({ description: "The extra cloth in the quantity" }),
  variant_types: z.array(z.object({ name: z.string(), value: z.string() })),
  addon_id: z.string(),
  addon_name: z.string(),
  model_id: z.string(),
  customized_model: customizedModelSchema,
  personal_list: personalListSchema,
};

export function lineItemToWire(item: LineItem) {
  return {
    position: item.position,
    product_id: item.productId,
    slug: item.slug,
    name: item.name,
    sku: item.sku,
    hsn_code: item.hsnCode,
    image: item.image,
    unit: item.unit,
    quantity: toMajor(item.quantity),
    additional_qty: toMajor(item.additionalQuantity),
    variant_types: item.options.map((value, index) => ({ name: item.optionNames[index] ?? "", value })),
    addon_id: item.addonId,
    addon_name: item.addonName,
    model_id: item.modelId,
    customized_model: customizationToWire(item.customization),
    personal_list: personalizationToWire(item.personalization),
  };
}
