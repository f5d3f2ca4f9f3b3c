import "server-only";
import { FEEDBACK_PER_PAGE, type FeedbackListWire } from "@/lib/contracts/customer/feedback-calls";
import { listFeedback, summariseFeedback } from "@/lib/data/customer/feedback";
import type { StoreId } from "@/lib/domain/store/id";

/** A page of the feedback of all customers, for the owner. */
export async function readFeedback(storeId: StoreId, page: number): Promise<FeedbackListWire> {
  const [{ total, averages }, list] = await Promise.all([
    summariseFeedback(storeId),
    listFeedback(storeId, { page, limit: FEEDBACK_PER_PAGE }),
  ]);
  return {
    total,
    page,
    averages,
    list: list.map(({ customerId, sentAt, ...feedback }) => ({
      ...feedback,
      customer_id: customerId,
      sent_on: sentAt.toISOString(),
    })),
  };
}
