import type { z } from "zod";
import type { codeSentSchema } from "@/lib/contracts/customer/fields";

/** The response of calls that send a code. */
export type CodeSent = z.output<typeof codeSentSchema>;
