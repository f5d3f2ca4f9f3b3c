"use client";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import { changeCart } from "@/lib/browser/cart/sending";
import { useCartWording } from "./use-wording";

type RemovedItemProps = { item: CartItemWire; onBack: () => void };

/** In the place of an item that was taken out: the way to have it back, as it was. */
export function RemovedItem({ item, onBack }: RemovedItemProps) {
  const { outOf } = useCartWording();
  const undo = () => {
    const { product_id, quantity, unit, variant_types, addon_id, model_id, name, slug, image, addon_name } = item;
    changeCart({
      kind: "add",
      item: { product_id, quantity, unit, variant_types, addon_id, model_id },
      shown: { name, slug, image, addon_name, unit_price: item.unit_price },
    });
    onBack();
  };
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5 text-sm text-muted">
      <span role="status">
        {item.name} is {outOf}.
      </span>
      {item.refusal !== "not_sold" && (
        <button
          type="button"
          data-after
          onClick={undo}
          className="link-underline min-h-11 py-2 text-ink hover:text-accent"
        >
          Undo<span className="sr-only">: put {item.name} back</span>
        </button>
      )}
    </p>
  );
}
