import { Loader } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useProductDraft } from "@/lib/browser/desk/product-form";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ProductForm } from "@/lib/contracts/product/product-form";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Failed } from "../../states";
import { ProductFormSections } from "./form";
import { savedVariants } from "./saved-variants";
import { formTexts } from "./texts";

type Written = { _id: string; fields: ProductForm };
type EditProps = { id: string; store: StoreAnswer; onSaved: () => void };

/** The form of a product that is in the shop. */
export default function EditProduct({ id, store, onSaved }: EditProps) {
  const path = `/api/owner/products/${encodeURIComponent(id)}/fields` as const;
  const { data, error, mutate } = useCall<Written>(path);
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loader size="sm" />;
  return (
    <Fields
      written={data}
      store={store}
      onRead={() => mutate()}
      onSaved={async (after) => {
        await mutate(after, false);
        onSaved();
      }}
    />
  );
}

type FieldsProps = {
  written: Written;
  store: StoreAnswer;
  onRead: () => Promise<unknown>;
  onSaved: (after: Written) => Promise<void>;
};

function Fields({ written, store, onRead, onSaved }: FieldsProps) {
  const draft = useProductDraft(written.fields);
  const { run, isPending, refusal, faults } = useWrite();
  const [said, setSaid] = useState("");
  const save = async () => {
    const path = `/api/owner/products/${encodeURIComponent(written._id)}` as const;
    const changes = { ...draft.changes, ...savedVariants(draft) };
    const seen = { ...draft.inShop, ...draft.seen };
    // A field that the product does not have yet was seen as nothing.
    const seenAll = Object.fromEntries(
      Object.keys(changes).map((name) => [name, seen[name as keyof ProductForm] ?? null]),
    );
    const isSaved = await run(async () => {
      const after = await callDesk<Written>(path, { method: "PATCH", body: { changes, seen: seenAll } });
      draft.discard();
      await onSaved(after);
      setSaid(formTexts.saved);
    });
    // What another has written is shown beside what was typed.
    if (!isSaved) await onRead();
  };
  return (
    <ProductFormSections
      draft={draft}
      faults={faults}
      refusal={refusal}
      isPending={isPending}
      isNew={false}
      store={store}
      said={said}
      onSave={() => void save()}
    />
  );
}
