import { listFeedbackCall } from "@/lib/contracts/customer/feedback-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readFeedback } from "@/lib/workflows/customer/read-feedback";

export const GET = handle(listFeedbackCall, async ({ storeId, query: { page } }) =>
  ok(await readFeedback(storeId, page)),
);
