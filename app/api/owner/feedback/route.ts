import { listFeedbackCall } from "@/lib/contracts/customer/feedback-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { readFeedback } from "@/lib/workflows/customer/read-feedback";

export const GET = handle(listFeedbackCall, async ({ query: { store_id, page } }) =>
  ok(await readFeedback(store_id ?? env().STORE_ID, page)),
);
