import { createContext, type ReactNode, useContext } from "react";
import type { FieldFault } from "@/lib/browser/desk/call-desk";
import type { ProductDraft } from "@/lib/browser/desk/product-form";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import { Conflict } from "../../form/conflict";
import { faultText } from "./texts";

/** The product that is being written, and what the shop said was wrong with it. */
export const DraftContext = createContext<{ draft: ProductDraft; faults: readonly FieldFault[] } | null>(null);

export function useDraft() {
  const found = useContext(DraftContext);
  if (!found) throw new Error("A field of a product stands outside its form.");
  return found;
}

/** What is wrong with a field or a part of it, as a text; undefined if nothing is. */
export function useFault(path: string): string | undefined {
  // What another has changed is shown beside the field, with the choice between both.
  const fault = useDraft().faults.find(
    ({ path: at, code }) => code !== "product_changed" && (at === path || at.startsWith(`${path}.`)),
  );
  return fault && faultText(fault.code);
}

/** A field of the product, with what another person wrote into it meanwhile, to keep or to take. */
export function Field({ name, children }: { name: keyof ProductForm; children: ReactNode }) {
  const { draft } = useDraft();
  if (!draft.conflicts.includes(name)) return children;
  return (
    <Conflict
      theirs={draft.inShop[name]}
      onKeepMine={() => draft.keepMine(name)}
      onTakeTheirs={() => draft.takeTheirs(name)}
    >
      {children}
    </Conflict>
  );
}
