import { LongDate } from "@/components/ui/long-date";
import type { Order } from "@/lib/domain/order/order";
import { stepText } from "./texts";

const STEPS = [
  { status: "placed", at: "placedAt" },
  { status: "confirmed", at: "confirmedAt" },
  { status: "dispatched", at: "dispatchedAt" },
  { status: "delivered", at: "deliveredAt" },
] as const;

/** The steps of an order, such as payment and dispatch. A step that has been reached is shown with its date. */
export function OrderTimeline({ order, timeZone }: { order: Order; timeZone: string }) {
  const { kind } = order;
  const isClosed = order.status === "cancelled" || order.status === "lapsed";
  // If the order is closed, steps that were not reached are left out, because they will never happen.
  const steps = STEPS.map(({ status, at }) => ({ status, at: order[at] })).filter(({ at }) => at || !isClosed);
  const shown = isClosed ? [...steps, { status: order.status, at: order.cancelledAt }] : steps;
  return (
    <ol className="grid gap-4">
      {shown.map(({ status, at }) => (
        <li
          key={status}
          aria-current={status === order.status ? "step" : undefined}
          className={`relative ps-6 before:absolute before:start-0 before:top-2 before:size-2 before:rounded-full ${at ? "before:bg-ink" : "text-muted before:border before:border-line"}`}
        >
          {stepText({ status, kind })}
          {at && (
            <span className="block text-sm text-muted">
              <LongDate date={at} timeZone={timeZone} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
