"use client";
import type { CartItemWire } from "@/lib/browser/cart/estimate";
import { changeCart } from "@/lib/browser/cart/sending";
import { removedTexts } from "./texts";
import { useCartWording } from "./use-wording";

type RemovedItemProps = { item: CartItemWire; onRestored: () => void };

/**
 * The row that takes the place of a removed item. Its button adds the item again, with the same options and quantity.
 */
export function RemovedItem({ item, onRestored }: RemovedItemProps) {
  const { from } = useCartWording();
  const undo = () => {
    const { product_id, quantity, unit, variant_types, addon_id, model_id, name, slug, image, addon_name } = item;
    const personal_list = item.personal_list.map(({ name: field, value, colour, lettering }) => ({
      name: field,
      value,
      colour,
      lettering,
    }));
    changeCart({
      kind: "add",
      item: { product_id, quantity, unit, variant_types, addon_id, model_id, personal_list },
      shown: { name, slug, image, addon_name, unit_price: item.unit_price },
    });
    onRestored();
  };
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-5 text-sm text-muted">
      <span role="status">{removedTexts.removed(item.name, from)}</span>
      {item.refusal !== "not_sold" && (
        <button
          type="button"
          data-after
          onClick={undo}
          className="link-underline min-h-11 py-2 text-ink hover:text-accent"
        >
          {removedTexts.undo}
          <span className="sr-only">{removedTexts.undoWhat(item.name)}</span>
        </button>
      )}
    </p>
  );
}
