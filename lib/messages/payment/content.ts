import { z } from "zod";
import { lineSchema } from "@/lib/messages/order/content";

/** How to pay, with the account details if the customer pays by transfer. */
export const paySchema = z.object({ text: lineSchema, heading: lineSchema, lines: z.array(lineSchema).max(12) });
