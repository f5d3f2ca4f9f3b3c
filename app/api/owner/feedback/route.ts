import { listFeedbackCall } from "@/lib/contracts/feedback-calls";
import { ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { readFeedback } from "@/lib/workflows/read-feedback";

export const GET = handle(listFeedbackCall, async ({ query: { store_id, page } }) =>
  ok(await readFeedback(store_id ?? env().STORE_ID, page)),
);
