import { Icon } from "@/components/ui/icon";
import type { OrderKind } from "@/lib/domain/checkout/checkout";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";
import { kindTexts } from "./texts";

const KINDS: readonly OrderKind[] = ["delivery", "pickup"];

/**
 * The choice between delivery and pickup. Both are links, because each has a different form below it and the choice is
 * in the page's URL.
 */
export function KindChoice({ kind }: { kind: OrderKind }) {
  return (
    <nav aria-label={kindTexts.label}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {KINDS.map((choice) => {
          const isChosen = choice === kind;
          return (
            <li key={choice}>
              <a
                href={`?${CHECKOUT_QUERY.part}=${choice}`}
                aria-current={isChosen ? "true" : undefined}
                className="flex h-full items-start justify-between gap-4 border border-line px-5 py-4 hover:border-ink aria-[current]:border-ink aria-[current]:bg-sand/60"
              >
                <span>
                  {kindTexts[choice].name}
                  <span className="mt-0.5 block text-[0.8125rem] text-muted">{kindTexts[choice].text}</span>
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
