import { FEEDBACK_PER_PAGE, listFeedbackCall } from "@/lib/contracts/feedback-calls";
import { listFeedback, summariseFeedback } from "@/lib/data/feedback";
import { ok } from "@/lib/domain/result";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";

export const GET = handle(listFeedbackCall, async ({ query: { store_id, page } }) => {
  const storeId = store_id ?? env().STORE_ID;
  const [{ total, averages }, list] = await Promise.all([
    summariseFeedback(storeId),
    listFeedback(storeId, { page, limit: FEEDBACK_PER_PAGE }),
  ]);
  return ok({
    total,
    page,
    averages,
    list: list.map(({ customerId, sentAt, ...feedback }) => ({
      ...feedback,
      customer_id: customerId,
      sent_on: sentAt.toISOString(),
    })),
  });
});
