import { Anchor, Stack, Text, Title } from "@mantine/core";
import { useSearchParams } from "next/navigation";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useProductDraft } from "@/lib/browser/desk/product-form";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink, goWithinDesk } from "../../link";
import { Failed, Loading } from "../../states";
import { productTexts } from "../texts";
import { EMPTY_PRODUCT } from "./empty-product";
import { ProductFormSections } from "./form";
import { savedVariants } from "./saved-variants";
import { formTexts } from "./texts";

type Written = { _id: string; fields: ProductForm };

/** A product that is not there yet: empty, or with the fields of the one that the address names. */
export default function NewProduct({ store }: { store: StoreAnswer }) {
  const copied = useSearchParams().get("copy");
  const { data, error, mutate } = useCall<Written>(
    copied === null ? null : `/api/owner/products/${encodeURIComponent(copied)}/fields`,
  );
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (copied !== null && !data) return <Loading />;
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/products" size="sm">
          ← {productTexts.title}
        </Anchor>
        <Title order={1}>{formTexts.newTitle}</Title>
        <Text>{formTexts.newWhy}</Text>
      </Stack>
      <Fields begun={data ? copyOf(data.fields) : {}} store={store} />
    </Stack>
  );
}

/** The fields of a product for another one: what only one of them may have is left out. */
function copyOf(fields: ProductForm): Partial<ProductForm> {
  return {
    ...fields,
    name: formTexts.copyName(fields.name),
    slug: "",
    sku: "",
    barcode: "",
    status: "draft",
    variants: fields.variants.map(({ id: _, ...variant }) => ({ ...variant, sku: "", barcode: "", stock: 0 })),
  };
}

function Fields({ begun, store }: { begun: Partial<ProductForm>; store: StoreAnswer }) {
  const draft = useProductDraft(EMPTY_PRODUCT, begun);
  const { run, isPending, refusal, faults } = useWrite();
  const save = async () => {
    const {
      selling_price = 0,
      discounted_price = 0,
      stock = null,
      ...fields
    } = { ...draft.values, ...savedVariants(draft) };
    const amounts = { selling_price: Math.max(selling_price, discounted_price), discounted_price, stock };
    await run(async () => {
      const body = { fields: { ...fields, ...(fields.variants.length === 0 && amounts) } };
      const { _id } = await callDesk<Written>("/api/owner/products", { method: "POST", body });
      draft.discard();
      goWithinDesk(`/desk/products/${_id}`);
    });
  };
  return (
    <ProductFormSections
      draft={draft}
      faults={faults}
      refusal={refusal}
      isPending={isPending}
      isNew
      store={store}
      said=""
      onSave={() => void save()}
    />
  );
}
