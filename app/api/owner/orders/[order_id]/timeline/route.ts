import { showTimelineCall, timelineToWire } from "@/lib/contracts/order/timeline-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readTimeline } from "@/lib/workflows/order/notes";

export const GET = handle(showTimelineCall, async ({ storeId, params }) => {
  const timeline = await readTimeline(storeId, params.order_id);
  return timeline.ok ? ok(timelineToWire(timeline.value)) : timeline;
});
