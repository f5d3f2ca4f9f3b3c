import type { Collector } from "@/lib/domain/checkout/checkout";
import { orderTexts } from "./texts";

/** The person who will collect the order. */
export function OrderCollector({ collector }: { collector: Collector }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-medium">{orderTexts.collector}</h3>
      <p className="mt-2 break-words">
        {collector.name}
        <span className="tabular block text-muted">
          {collector.dialCode} {collector.mobile}
        </span>
      </p>
    </div>
  );
}
