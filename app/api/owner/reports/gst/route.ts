import { gstMonthToWire, showGstMonthCall } from "@/lib/contracts/order/gst-month-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readGstMonth } from "@/lib/workflows/invoice/gst-month";

export const GET = handle(showGstMonthCall, async ({ storeId, query: { month } }) => {
  const [year = 0, ordinal = 0] = month.split("-").map(Number);
  const read = await readGstMonth(storeId, { year, month: ordinal });
  return read.ok ? ok(gstMonthToWire(month, read.value.month, read.value.unreadable)) : read;
});
