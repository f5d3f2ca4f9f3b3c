import { z } from "zod";
import { linkSchema, nameSchema } from "@/lib/messages/mail/content";

/** A short text, as it is read. */
export const lineSchema = z.string().max(500);
/** What somebody has written, of several lines. */
export const textSchema = z.string().max(2_000);
/** An amount with its currency: "₹1,080". */
export const amountSchema = z.string().min(1).max(60);

const rowSchema = z.object({
  label: lineSchema,
  detail: lineSchema.optional(),
  amount: amountSchema,
  isTotal: z.boolean().optional(),
});

/** What every message about an order is filled with: the order as it reads at that moment, in its own currency. */
export const orderContentSchema = z.object({
  number: z.string().min(1).max(60),
  /** Whom it is addressed to; may be empty. */
  name: nameSchema,
  /** Shows the order, to this reader. */
  link: linkSchema,
  items: z.array(rowSchema).max(200),
  bill: z.array(rowSchema).max(20),
  /** Where it goes, or is fetched. */
  destination: z.object({ heading: lineSchema, lines: z.array(lineSchema).max(12) }),
});
export type OrderContent = z.infer<typeof orderContentSchema>;
