import { ownerOrderToWire } from "@/lib/contracts/order/owner-wire";
import { resendOrderMailCall } from "@/lib/contracts/order/timeline-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { resendOrderMail } from "@/lib/workflows/order/mail/resend-mail";
import { markCustomer } from "@/lib/workflows/order/read";

export const POST = handle(resendOrderMailCall, async ({ storeId, params }) => {
  const resent = await resendOrderMail(storeId, params.order_id);
  return resent.ok ? ok(ownerOrderToWire(await markCustomer(storeId, resent.value))) : resent;
});
