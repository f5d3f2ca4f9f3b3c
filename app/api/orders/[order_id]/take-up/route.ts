import { takeUpPaymentCall } from "@/lib/contracts/order/calls";
import { orderPaymentPath } from "@/lib/domain/checkout/pages";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { takenUpPath } from "@/lib/http/forms/order";
import { handle } from "@/lib/http/handle";
import { takeUpPayment } from "@/lib/workflows/payment/take-up";

export const POST = handle(
  takeUpPaymentCall,
  async (input) => {
    const named = { orderId: input.params.order_id, key: input.query.key ?? null };
    const taken = await takeUpPayment(requesterOf(input), named);
    return taken.ok ? ok({ leads_to: orderPaymentPath(taken.value.id) }) : taken;
  },
  { form: { redirectTo: takenUpPath } },
);
