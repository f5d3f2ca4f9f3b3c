import { z } from "zod";
import { linkSchema, nameSchema } from "@/lib/messages/mail/content";

/** A short text for display, on one line. */
export const lineSchema = z.string().max(500);
/** A text that a person wrote; may have several lines. */
export const textSchema = z.string().max(2_000);
/** A formatted amount with its currency: "₹1,080". */
export const amountSchema = z.string().min(1).max(60);

/** One item or amount in the table of a mail. */
export const rowSchema = z.object({
  label: lineSchema,
  detail: lineSchema.optional(),
  /** The product's page; absent in rows that are no product. */
  slug: z.string().max(500).optional(),
  /** The product's picture: a path below the store's uploads, or an address. */
  image: z.string().max(2_000).optional(),
  amount: amountSchema,
  isTotal: z.boolean().optional(),
});

/**
 * The content of every message about an order: a copy of the order's data at the time of sending, with amounts in the
 * order's own currency.
 */
export const orderContentSchema = z.object({
  number: z.string().min(1).max(60),
  /** The customer's name; may be empty. */
  name: nameSchema,
  /** The link with which the recipient can open the order without signing in. */
  link: linkSchema,
  items: z.array(rowSchema).max(200),
  bill: z.array(rowSchema).max(20),
  /** The delivery address, or the branch where the order is collected, and the chosen slot if there is one. */
  destination: z.object({ heading: lineSchema, lines: z.array(lineSchema).max(20) }),
  /** What makes the parcel a gift; empty if it is none. */
  gift: z.array(lineSchema).max(30).default([]),
});
export type OrderContent = z.output<typeof orderContentSchema>;
