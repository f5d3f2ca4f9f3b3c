import { SimpleGrid, Stack } from "@mantine/core";
import type { FormEvent } from "react";
import type { FieldFault } from "@/lib/browser/desk/call-desk";
import type { ProductDraft } from "@/lib/browser/desk/product-form";
import { useCall } from "@/lib/browser/desk/use-call";
import type { ProductChoicesAnswer } from "@/lib/contracts/product/form-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { UNITS } from "@/lib/domain/product/unit";
import { SaveBar } from "../../form/save-bar";
import { Section } from "../../section";
import { Failed, Loading } from "../../states";
import { DraftContext } from "./field";
import { ChoiceField, ChoicesField, FlagField, NumberField, SelectField, TextField } from "./inputs";
import { LawFields } from "./law";
import { ProductLists } from "./lists";
import { PersonalFields } from "./personal";
import { pictureTexts } from "./picture-texts";
import { PictureFields } from "./pictures";
import { SeoFields } from "./seo";
import { formTexts, UNIT_NAMES } from "./texts";
import { variantTexts } from "./variant-texts";
import { VariantFields } from "./variants";
import { VideoField } from "./video";

type ProductFormProps = {
  draft: ProductDraft;
  faults: readonly FieldFault[];
  refusal: string | null;
  isPending: boolean;
  isNew: boolean;
  store: StoreAnswer;
  /** What was done last, to be read out. */
  said: string;
  onSave: () => void;
};

/** All that the owner writes about a product, in sections, with one way to save it at the end of the screen. */
export function ProductFormSections({
  draft,
  faults,
  refusal,
  isPending,
  isNew,
  store,
  said,
  onSave,
}: ProductFormProps) {
  const { data: choices, error, mutate } = useCall<ProductChoicesAnswer>("/api/owner/products/choices");
  if (error && !choices) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!choices) return <Loading />;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave();
  };
  const hasVariants = draft.values.variants.length > 0;
  return (
    <DraftContext value={{ draft, faults }}>
      <form onSubmit={save} noValidate>
        <Stack gap="lg">
          <Section title={formTexts.about}>
            <TextField name="name" label={formTexts.name} maxLength={300} />
            <TextField name="summary" label={formTexts.summary} maxLength={500} />
            <TextField
              name="description"
              label={formTexts.description}
              hint={formTexts.descriptionHint}
              rows={6}
              maxLength={200_000}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField name="brand" label={formTexts.brand} />
              <TextField name="product_type" label={formTexts.productType} />
            </SimpleGrid>
          </Section>
          <Section title={pictureTexts.title} why={pictureTexts.why}>
            <PictureFields storeId={store.store_id} />
          </Section>
          {!hasVariants && (
            <Section title={formTexts.prices}>
              <SimpleGrid cols={{ base: 1, sm: isNew ? 3 : 2 }}>
                <NumberField name="discounted_price" label={formTexts.price} decimals={2} />
                <NumberField
                  name="selling_price"
                  label={formTexts.listPrice}
                  hint={formTexts.listPriceHint}
                  decimals={2}
                />
                {isNew && (
                  <NumberField
                    name="stock"
                    label={formTexts.stock}
                    hint={formTexts.stockHint}
                    decimals={draft.values.unit === "Pcs" ? 0 : 2}
                    isOptional
                  />
                )}
              </SimpleGrid>
            </Section>
          )}
          <Section title={variantTexts.title} why={variantTexts.why}>
            <VariantFields />
          </Section>
          <Section title={formTexts.selling}>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField name="sku" label={formTexts.sku} maxLength={255} />
              <TextField name="barcode" label={formTexts.barcode} />
              <SelectField
                name="unit"
                label={formTexts.unit}
                choices={UNITS.map((key) => ({ key, name: UNIT_NAMES[key] }))}
              />
              <NumberField name="weight_grams" label={formTexts.weight} />
              <NumberField
                name="min_quantity"
                label={formTexts.minQuantity}
                hint={formTexts.ownQuantityHint}
                decimals={2}
              />
              <NumberField
                name="step_quantity"
                label={formTexts.stepQuantity}
                hint={formTexts.ownQuantityHint}
                decimals={2}
              />
              <TextField name="hsn_code" label={formTexts.hsnCode} maxLength={20} />
              <ChoiceField
                name="tax_rate_id"
                label={formTexts.taxRate}
                choices={choices.tax_rates}
                nothing={formTexts.usual}
              />
            </SimpleGrid>
            <FlagField name="allow_backorder" label={formTexts.allowBackorder} />
            <FlagField name="allow_cod" label={formTexts.allowCod} />
            <FlagField name="allow_preorder" label={formTexts.allowPreorder} />
          </Section>
          <Section title={formTexts.places}>
            <ChoicesField name="categories" label={formTexts.categories} choices={choices.categories} />
            {choices.filter_groups.map((group) => (
              <ChoicesField
                key={group.name}
                name="filter_keys"
                label={formTexts.filters(group.name)}
                choices={group.options}
                of={(key) => group.options.some((option) => option.key === key)}
              />
            ))}
            {choices.badges.length > 0 && (
              <ChoicesField name="badge_ids" label={formTexts.badges} choices={choices.badges} />
            )}
            <TextField
              name="search_terms"
              label={formTexts.searchTerms}
              hint={formTexts.searchTermsHint}
              maxLength={1_000}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <NumberField name="rank" label={formTexts.rank} hint={formTexts.rankHint} min={-1_000_000} />
              <TextField name="google_category" label={formTexts.googleCategory} />
            </SimpleGrid>
            <FlagField name="featured" label={formTexts.featured} />
          </Section>
          <Section title={formTexts.making}>
            {choices.addons.length > 0 && (
              <>
                <ChoicesField name="addon_ids" label={formTexts.addons} choices={choices.addons} />
                <FlagField name="addon_must" label={formTexts.addonMust} />
              </>
            )}
            <ChoiceField
              name="size_chart_id"
              label={formTexts.sizeChart}
              choices={choices.size_charts}
              nothing={formTexts.none}
            />
            <PersonalFields />
          </Section>
          <Section title={formTexts.extras}>
            <VideoField />
            <ProductLists />
          </Section>
          <Section title={formTexts.law} why={formTexts.lawWhy}>
            <LawFields />
          </Section>
          <Section title={formTexts.search}>
            <TextField
              name="slug"
              label={formTexts.slug}
              hint={isNew ? undefined : formTexts.slugHint}
              maxLength={120}
            />
            <SeoFields store={store} />
          </Section>
          <SaveBar
            isChanged={draft.isChanged}
            isPending={isPending}
            refusal={refusal}
            said={said}
            {...(isNew && { save: formTexts.create })}
            onDiscard={draft.discard}
          />
        </Stack>
      </form>
    </DraftContext>
  );
}
