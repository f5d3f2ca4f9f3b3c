import { Badge } from "@mantine/core";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { ORDER_STATUS_NAMES, orderTexts, PAYMENT_STATUS_NAMES } from "./texts";

/** Fulfilment and payment, apart. What asks for somebody to act is filled. */
export function States({ order }: { order: OwnerOrderWire }) {
  const { order_status: status, payment_details: payment } = order;
  const isOwed = payment.status === "refund_due" || payment.status === "failed";
  return (
    <>
      {order.is_test && (
        <Badge variant="outline" tt="none" fw={500}>
          {orderTexts.test}
        </Badge>
      )}
      <Badge variant={status === "placed" ? "filled" : "default"} tt="none" fw={500}>
        {ORDER_STATUS_NAMES[status]}
      </Badge>
      <Badge variant={isOwed ? "filled" : "default"} tt="none" fw={500}>
        {PAYMENT_STATUS_NAMES[payment.status]}
      </Badge>
    </>
  );
}
