import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { productPath } from "@/lib/domain/product/path";
import { toSlug } from "@/lib/domain/product-import/slug";
import { SeoInputs } from "../../form/seo-inputs";
import { Field, useDraft } from "./field";

/** What search engines are told about the product. */
export function SeoFields({ store }: { store: StoreAnswer }) {
  const { draft } = useDraft();
  const { seo, name, summary, slug } = draft.values;
  return (
    <Field name="seo">
      <SeoInputs
        store={store}
        seo={seo}
        name={name}
        summary={summary}
        path={productPath(slug || toSlug(name))}
        onChange={(changed) => draft.set("seo", changed)}
      />
    </Field>
  );
}
