import type { z } from "zod";
import type { codeSentSchema } from "@/lib/contracts/customer/fields";

/** What calls that send a code answer. */
export type CodeSent = z.output<typeof codeSentSchema>;
