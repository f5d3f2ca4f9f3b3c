import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { doneSchema, emailSchema, idSchema, line } from "@/lib/contracts/customer/fields";
import type { StockAlert } from "@/lib/domain/stock-alert";

export const stockAlertAnswerSchema = z.object({
  token: z.string().meta({ description: "Deletes the alert, through `POST /api/stock-alerts/delete`" }),
});
export type StockAlertAnswer = z.output<typeof stockAlertAnswerSchema>;

export const addStockAlertCall = defineCall({
  method: "POST",
  path: "/api/stock-alerts",
  caller: "shop",
  summary: "Asks for one e-mail when a sold-out variant is back; asking again changes nothing but the token.",
  body: z.object({
    product_id: idSchema,
    variant_id: line(64).default("").meta({ description: "Empty for a product without variants" }),
    email: emailSchema,
  }),
  answer: stockAlertAnswerSchema,
  refusals: ["product_unknown", "variant_unknown", "stock_available", "too_many_attempts"],
});

export const deleteStockAlertCall = defineCall({
  method: "POST",
  path: "/api/stock-alerts/delete",
  caller: "shop",
  summary: "Deletes an alert, and with it the e-mail address. Deleting it again changes nothing.",
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: doneSchema,
  refusals: ["too_many_attempts"],
});

/** A customer's alert in the file with all their data. */
export function stockAlertToExport({ productId, variantId, createdAt }: StockAlert & { createdAt: Date }) {
  return { product_id: productId, variant_id: variantId, created_on: createdAt.toISOString() };
}
