import { addOrderNoteCall, timelineToWire } from "@/lib/contracts/order/timeline-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { addOrderNote } from "@/lib/workflows/order/notes";

export const POST = handle(addOrderNoteCall, async ({ storeId, actor, params, body }) => {
  const timeline = await addOrderNote(storeId, params.order_id, { text: body.text, author: actor.name });
  return timeline.ok ? ok(timelineToWire(timeline.value)) : timeline;
});
