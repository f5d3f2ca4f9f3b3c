import { Accordion, Button, Checkbox, Group, NumberInput, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import type { VariantForm } from "@/lib/contracts/product/product-form";
import { optionsKey } from "@/lib/domain/product/variant-options";
import { useDraft, useFault } from "./field";
import { formTexts } from "./texts";
import { variantTexts } from "./variant-texts";

/** How many variants are listed at first, and more each time. */
const SHOWN = 20;

/** Each variant with what is its own. Its stock has a place of its own on the page, because orders change it. */
export function VariantList() {
  const { draft } = useDraft();
  const [shown, setShown] = useState(SHOWN);
  const { variants } = draft.values;
  if (variants.length === 0) return null;
  return (
    <Stack gap="sm">
      <Accordion variant="contained" chevronPosition="left" aria-label={variantTexts.each}>
        {variants.slice(0, shown).map((variant, index) => (
          <Accordion.Item key={optionsKey(variant.options)} value={optionsKey(variant.options)}>
            <Accordion.Control>{variant.options.join(", ")}</Accordion.Control>
            <Accordion.Panel>
              <VariantInputs
                variant={variant}
                path={`variants.${index}`}
                onChange={(changed) => draft.set("variants", variants.with(index, changed))}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {variants.length > shown && (
        <Group>
          <Button size="md" variant="default" onClick={() => setShown(shown + SHOWN)}>
            {variantTexts.showMore(Math.min(SHOWN, variants.length - shown))}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type VariantInputsProps = { variant: VariantForm; path: string; onChange: (variant: VariantForm) => void };

function VariantInputs({ variant, path, onChange }: VariantInputsProps) {
  const skuFault = useFault(`${path}.sku`);
  const set = (change: Partial<VariantForm>) => onChange({ ...variant, ...change });
  const number = { size: "md", hideControls: true, min: 0, max: 1_000_000_000 } as const;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          size="md"
          label={formTexts.sku}
          maxLength={255}
          value={variant.sku}
          error={skuFault}
          onChange={({ currentTarget }) => set({ sku: currentTarget.value })}
        />
        <TextInput
          size="md"
          label={formTexts.barcode}
          maxLength={200}
          value={variant.barcode}
          onChange={({ currentTarget }) => set({ barcode: currentTarget.value })}
        />
        <NumberInput
          {...number}
          label={formTexts.price}
          decimalScale={2}
          value={variant.discounted_price}
          onChange={(typed) => set({ discounted_price: Number(typed) || 0 })}
        />
        <NumberInput
          {...number}
          label={formTexts.listPrice}
          decimalScale={2}
          value={variant.selling_price}
          onChange={(typed) => set({ selling_price: Number(typed) || 0 })}
        />
        <NumberInput
          {...number}
          label={formTexts.weight}
          decimalScale={0}
          value={variant.weight_grams}
          onChange={(typed) => set({ weight_grams: Number(typed) || 0 })}
        />
      </SimpleGrid>
      <Checkbox
        size="md"
        label={formTexts.allowBackorder}
        checked={variant.allow_backorder}
        onChange={({ currentTarget }) => set({ allow_backorder: currentTarget.checked })}
      />
    </Stack>
  );
}
