import { z } from "zod";
import type { Order } from "@/lib/domain/order/order";
import { orderToWire, orderWireSchema } from "./wire";

/** An order as the owner sees it. */
export const ownerOrderWireSchema = orderWireSchema.extend({
  session_id: z.string().meta({
    description:
      "The session id of the browser tab that placed it, as the browser sent it; proves nothing, may be empty",
  }),
});
export type OwnerOrderWire = z.output<typeof ownerOrderWireSchema>;

export function ownerOrderToWire(order: Order): OwnerOrderWire {
  return { ...orderToWire(order), session_id: order.sessionId };
}
