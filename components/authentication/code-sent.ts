import type { z } from "zod";
import type { codeSentSchema } from "@/lib/contracts/customer/fields";

/** The body of a response to a call that sends a one-time code. */
export type CodeSent = z.output<typeof codeSentSchema>;
