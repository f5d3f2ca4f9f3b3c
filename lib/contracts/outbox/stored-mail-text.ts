import { z } from "zod";

const line = z.string().trim().max(200).default("");
const paragraphs = z.string().trim().max(4_000).default("");

/** The owner's own words for one kind of mail, as they are stored and as their list is in an export. */
export const mailWordingSchema = z.object({
  subject: line,
  heading: line,
  opening: paragraphs,
  closing: paragraphs,
});

/** An entry of the list; its id is the name of the kind, such as `order_placed`. */
export const storedMailTextSchema = z.object({ id: z.string().min(1), content: mailWordingSchema });
