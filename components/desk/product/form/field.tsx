import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { createContext, type ReactNode, useContext } from "react";
import type { FieldFault } from "@/lib/browser/desk/call-desk";
import type { ProductDraft } from "@/lib/browser/desk/product-form";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import { faultText, formTexts } from "./texts";

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
    <Stack gap="xs">
      {children}
      <Alert color="orange" variant="light" role="alert">
        <Text>{formTexts.theirs(shownValue(draft.inShop[name]))}</Text>
        <Group gap="xs" mt="xs">
          <Button size="md" variant="default" onClick={() => draft.keepMine(name)}>
            {formTexts.keepMine}
          </Button>
          <Button size="md" variant="default" onClick={() => draft.takeTheirs(name)}>
            {formTexts.takeTheirs}
          </Button>
        </Group>
      </Alert>
    </Stack>
  );
}

/** A value in a few words: lists and parts of a product are named by how much they hold. */
function shownValue(value: unknown): string {
  if (typeof value === "boolean") return value ? formTexts.yes : formTexts.no;
  if (Array.isArray(value))
    return value.every((entry) => typeof entry === "string") && value.length > 0
      ? value.join(", ")
      : formTexts.entries(value.length);
  if (typeof value === "object" && value !== null) return Object.values(value).filter(Boolean).join(", ");
  return value === null || value === undefined || value === "" ? formTexts.nothing : String(value);
}
