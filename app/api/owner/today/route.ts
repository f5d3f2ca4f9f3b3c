import { showTodayCall, todayToWire } from "@/lib/contracts/staff/today";
import { countOrdersToDo, listSales } from "@/lib/data/order/today";
import { countFailedMessages } from "@/lib/data/outbox/records";
import { countReturnsAsked } from "@/lib/data/return/returns";
import { ok } from "@/lib/domain/result";
import { salesSpans } from "@/lib/domain/staff/today";
import { handle } from "@/lib/http/handle";
import { clock } from "@/lib/server/clock";

export const GET = handle(showTodayCall, async ({ storeId, actor }) => {
  const toDo = {
    ...(await countOrdersToDo(storeId)),
    returnsAsked: await countReturnsAsked(storeId),
    messagesFailed: actor.rights.includes("messages.read") ? await countFailedMessages(storeId) : null,
  };
  const maySeeMoney = actor.rights.includes("money.read");
  return ok(todayToWire(toDo, maySeeMoney ? salesSpans(await listSales(storeId, clock.now())) : null));
});
