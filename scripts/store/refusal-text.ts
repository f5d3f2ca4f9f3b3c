import { z } from "zod";
import { ORDER_REFUSAL_TEXTS } from "./order/refusal-texts";

const problemSchema = z.object({
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string() })).default([]),
});

const TEXTS: Readonly<Record<string, string>> = {
  ...ORDER_REFUSAL_TEXTS,
  owner_token_wrong:
    "It does not take this owner token. Set OWNER_TOKEN to the one of that shop; without it, the token in DATA_DIR is used.",
  store_unknown: "It has no such store. `npm run store -- list` shows those it has.",
  store_kept_elsewhere: "Its store details come from STORE_API_URL, and are changed there.",
  store_files_changed: "The files were changed while they were being imported. Nothing was written.",
  import_incomplete: "Not all files have arrived. Nothing was written: try again.",
  enquiry_unknown: "It has no such enquiry. `npm run store -- enquiries` shows the latest.",
  message_unknown: "It has no such message. `npm run store -- outbox` shows the newest.",
  message_not_kept: "That message was sent, is being sent, or held a secret that is not kept: it cannot be sent again.",
  body_too_large: "What was sent is larger than it takes.",
};

/** What a shop that refused is telling, for the person at the keyboard. */
export function refusalText(address: string, status: number, answer: unknown): string {
  const problem = problemSchema.safeParse(answer);
  if (!problem.success) return `The shop at ${address} answers with an error (status ${status}); its log says more.`;
  const { code, errors } = problem.data;
  const details = errors.slice(0, 5).map((error) => ` ${error.path}: ${error.code}.`);
  return `The shop at ${address} refuses. ${TEXTS[code] ?? `${code}.${details.join("")}`}`;
}
