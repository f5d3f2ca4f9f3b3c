import { connection } from "next/server";
import { CompareChoiceForm } from "@/components/comparison/choice-form";
import { compareTexts } from "@/components/comparison/texts";
import { Comparison, hasRoom } from "@/components/comparison/view";
import { getCategory, getProductList } from "@/lib/cached/catalogue";
import { getProduct } from "@/lib/cached/product";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import type { ListScope } from "@/lib/domain/catalogue/list-query";
import { COMPARE_CATEGORY_FIELD, COMPARED_FIELD, parseCompared } from "@/lib/domain/product/comparison";
import type { Product } from "@/lib/domain/product/product";
import type { StoreId } from "@/lib/domain/store/id";
import { sharedPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";

// Rendered for each request: there are more combinations than a cache should keep.
export const instant = false;

type Props = PageProps<"/[store]/compare">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? sharedPageMetadata(store, compareTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** Up to four products beside each other; with fewer, others can be added. */
export default async function ComparePage({ params, searchParams }: Props) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const query = await searchParams;
  const slugs = parseCompared([query[COMPARED_FIELD] ?? []].flat());
  const found = await Promise.all(slugs.map((slug) => getProduct(store.id, slug)));
  const products = found.filter((product) => product !== null);
  const choices = hasRoom(products) ? await offeredProducts(store.id, products, query[COMPARE_CATEGORY_FIELD]) : [];
  return (
    <div className="px-gutter py-10">
      <h1 className="font-display text-display-2">{compareTexts.title}</h1>
      {slugs.length > 0 && products.length === 0 && <p className="mt-4 text-muted">{compareTexts.none}</p>}
      {products.length > 0 && <Comparison store={store} products={products} />}
      {products.length === 1 && <p className="mt-6 text-muted">{compareTexts.onlyOne}</p>}
      {choices.length > 0 &&
        (products.length === 0 ? (
          <CompareChoiceForm products={choices} chosen={[]} />
        ) : (
          <details className="mt-6" open={products.length === 1}>
            <summary className="link-underline w-fit py-2">{compareTexts.add}</summary>
            <CompareChoiceForm products={[...products, ...choices]} chosen={products.map(({ slug }) => slug)} />
          </details>
        ))}
    </div>
  );
}

/** What can be added: products of the category of the first compared product, or of the one that the address names. */
async function offeredProducts(storeId: StoreId, compared: readonly Product[], named: string | string[] | undefined) {
  const slug = compared[0]?.categories[0]?.slug ?? [named].flat()[0] ?? "";
  const category = slug ? await getCategory(storeId, slug) : null;
  const scope: ListScope = category ? { kind: "category", id: category.id, slug: category.slug } : { kind: "all" };
  const { products } = await getProductList(storeId, scope);
  return products.filter((product) => compared.every(({ id }) => id !== product.id));
}
