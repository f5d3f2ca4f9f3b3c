import { Alert, Button, Group, NumberInput, SimpleGrid, Stack, TagsInput, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ProductForm, VariantForm } from "@/lib/contracts/product/product-form";
import {
  countCombinations,
  MANY_VARIANTS,
  MAX_VARIANT_TYPES,
  MAX_VARIANTS,
  planVariants,
  uncountedStock,
} from "@/lib/domain/product/variant-options";
import { toSlug } from "@/lib/domain/product-import/slug";
import { Field, useDraft, useFault } from "./field";
import { RenameOption } from "./rename-option";
import { VariantList } from "./variant-list";
import { variantTexts } from "./variant-texts";

/** How many variants the preview names. */
const SHOWN = 12;

type VariantTypes = ProductForm["variant_types"];

/** What shoppers choose, and the variants that all choices make: those that are there keep their price and stock. */
export function VariantFields() {
  const { draft } = useDraft();
  const variantsFault = useFault("variants");
  const fault = useFault("variant_types") ?? variantsFault;
  const { variant_types: types, variants } = draft.values;
  const change = (changed: VariantTypes, moved: VariantForm[] = variants) => {
    draft.set("variant_types", changed);
    if (moved !== variants) draft.set("variants", moved);
  };
  const removeType = (index: number) =>
    change(
      types.toSpliced(index, 1),
      variants.map((variant) => ({ ...variant, options: variant.options.toSpliced(index, 1) })),
    );
  return (
    <Field name="variants">
      <Field name="variant_types">
        <Stack gap="md">
          {types.map((type, index) => (
            // A choice has no id, and its name is what is being typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Group key={index} align="end" gap="xs">
              <TextInput
                size="md"
                label={variantTexts.type(index + 1)}
                placeholder={variantTexts.typeHint}
                maxLength={60}
                value={type.name}
                onChange={({ currentTarget }) => change(types.with(index, { ...type, name: currentTarget.value }))}
              />
              <TagsInput
                size="md"
                className="min-w-52 grow"
                label={variantTexts.options(index + 1)}
                placeholder={type.options.length === 0 ? variantTexts.optionsHint : ""}
                value={type.options}
                splitChars={[","]}
                acceptValueOnBlur
                onChange={(options) => change(types.with(index, { ...type, options }))}
              />
              <Button size="md" variant="default" onClick={() => removeType(index)}>
                {variantTexts.removeType(type.name)}
              </Button>
            </Group>
          ))}
          {types.length < MAX_VARIANT_TYPES && (
            <Group>
              <Button size="md" variant="default" onClick={() => change([...types, { name: "", options: [] }])}>
                {variantTexts.addType}
              </Button>
            </Group>
          )}
          {fault && (
            <Text c="red" size="sm">
              {fault}
            </Text>
          )}
          <RenameOption />
          <Plan />
          <VariantList />
        </Stack>
      </Field>
    </Field>
  );
}

/** The variants that the options make, beside those that are there, and what the new ones are given. */
function Plan() {
  const { draft } = useDraft();
  const { variant_types: types, variants, sku } = draft.values;
  const cheapest = variants.toSorted((one, other) => one.discounted_price - other.discounted_price)[0];
  const [price, setPrice] = useState<number | string>("");
  const [stock, setStock] = useState<number | string>("");
  const [prefix, setPrefix] = useState(sku);
  const [isSure, setSure] = useState(false);
  const complete = types.filter(({ options }) => options.length > 0);
  const count = countCombinations(complete);
  if (count > MAX_VARIANTS)
    return (
      <Alert color="red" variant="light" role="alert">
        <Text>{variantTexts.tooMany(count, MAX_VARIANTS)}</Text>
      </Alert>
    );
  const { planned, lost } = planVariants(complete, variants);
  const missing = planned.filter(({ existing }) => existing === null);
  if (count === 0 && lost.length === 0) return null;

  const usualPrice = cheapest?.discounted_price ?? draft.values.discounted_price ?? 0;
  const make = () => {
    if (missing.length > MANY_VARIANTS && !isSure) return setSure(true);
    setSure(false);
    const amount = price === "" ? usualPrice : Number(price);
    const withoutCount = uncountedStock([draft.values.stock ?? null, ...variants.map((variant) => variant.stock)]);
    draft.set(
      "variants",
      planned.map(({ options, existing }) => ({
        ...(existing ?? {
          sku: prefix && [prefix, ...options.map((option) => toSlug(option).toUpperCase())].join("-"),
          selling_price: amount,
          discounted_price: amount,
          stock: stock === "" ? withoutCount : Number(stock),
          allow_backorder: false,
          weight_grams: 0,
          barcode: "",
          tax_rate_id: "",
          pictures: [],
        }),
        options: [...options],
      })),
    );
  };
  return (
    <Stack gap="sm">
      {count > 0 && (
        <div role="status">
          <Text fw={500}>{variantTexts.count(count)}</Text>
          <Text size="sm">{variantTexts.planned(missing.length, count - missing.length)}</Text>
        </div>
      )}
      <Stack component="ul" gap={2} m={0} p={0} className="list-none">
        {planned.slice(0, SHOWN).map(({ options, existing }) => (
          <Text component="li" size="sm" key={options.join("\n")}>
            {`${options.join(", ")} – ${existing ? variantTexts.existing : variantTexts.new}`}
          </Text>
        ))}
        {count > SHOWN && (
          <Text component="li" size="sm">
            {variantTexts.more(count - SHOWN)}
          </Text>
        )}
      </Stack>
      {lost.length > 0 && (
        <Alert color="orange" variant="light">
          <Text>{variantTexts.lost(lost.length)}</Text>
        </Alert>
      )}
      {missing.length > 0 && (
        <>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <NumberInput
              size="md"
              label={variantTexts.priceOfNew}
              placeholder={String(usualPrice)}
              hideControls
              min={0}
              decimalScale={2}
              value={price}
              onChange={setPrice}
            />
            <NumberInput
              size="md"
              label={variantTexts.stockOfNew}
              hideControls
              min={0}
              decimalScale={2}
              value={stock}
              onChange={setStock}
            />
            <TextInput
              size="md"
              label={variantTexts.skuOfNew}
              description={variantTexts.skuHint}
              maxLength={100}
              value={prefix}
              onChange={({ currentTarget }) => setPrefix(currentTarget.value)}
            />
          </SimpleGrid>
          {isSure && (
            <Alert color="orange" variant="light" role="alert">
              <Text>{variantTexts.sure(missing.length)}</Text>
            </Alert>
          )}
          <Group>
            <Button size="md" variant={isSure ? "filled" : "default"} onClick={make}>
              {isSure ? variantTexts.yes(missing.length) : variantTexts.make(missing.length)}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}
