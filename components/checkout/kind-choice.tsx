import { Icon } from "@/components/ui/icon";
import type { OrderKind } from "@/lib/domain/checkout/checkout";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";

const KINDS: readonly { kind: OrderKind; name: string; text: string }[] = [
  { kind: "delivery", name: "Send it to me", text: "To an address of your choice" },
  { kind: "pickup", name: "I collect it", text: "At one of our shops, free" },
];

/** Whether an order is sent or collected; each has its own form below, so the choice stands in the page's address. */
export function KindChoice({ kind }: { kind: OrderKind }) {
  return (
    <nav aria-label="Sent or collected">
      <ul className="grid gap-3 sm:grid-cols-2">
        {KINDS.map((choice) => {
          const isChosen = choice.kind === kind;
          return (
            <li key={choice.kind}>
              <a
                href={`?${CHECKOUT_QUERY.part}=${choice.kind}`}
                aria-current={isChosen ? "true" : undefined}
                className="flex h-full items-start justify-between gap-4 border border-line px-5 py-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-sand/60"
              >
                <span>
                  {choice.name}
                  <span className="mt-0.5 block text-[0.8125rem] text-muted">{choice.text}</span>
                </span>
                {isChosen && <Icon name="check" className="mt-0.5 size-5 shrink-0" />}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
