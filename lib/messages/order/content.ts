import { z } from "zod";
import { linkSchema, nameSchema } from "@/lib/messages/mail/content";

/** A short text for display. */
export const lineSchema = z.string().max(500);
/** Text of up to several lines, written by a person. */
export const textSchema = z.string().max(2_000);
/** A formatted amount with its currency: "₹1,080". */
export const amountSchema = z.string().min(1).max(60);

const rowSchema = z.object({
  label: lineSchema,
  detail: lineSchema.optional(),
  amount: amountSchema,
  isTotal: z.boolean().optional(),
});

/** The content of every message about an order: a snapshot of the order, with amounts in the order's own currency. */
export const orderContentSchema = z.object({
  number: z.string().min(1).max(60),
  /** The customer's name; may be empty. */
  name: nameSchema,
  /** The link with which the recipient of this message can open the order. */
  link: linkSchema,
  items: z.array(rowSchema).max(200),
  bill: z.array(rowSchema).max(20),
  /** Delivery address or branch. */
  destination: z.object({ heading: lineSchema, lines: z.array(lineSchema).max(12) }),
});
export type OrderContent = z.infer<typeof orderContentSchema>;
