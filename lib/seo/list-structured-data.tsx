import { productPath } from "@/lib/domain/product/path";
import type { ProductCard } from "@/lib/domain/product/product";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";
import { type SchemaObject, StructuredData } from "./structured-data";

type List = {
  /** The path of the list, without a query. */
  path: string;
  name: string;
  description?: string;
  products: readonly Pick<ProductCard, "slug" | "name" | "pictures">[];
  /** The number of products in the whole list, on all its pages. */
  total: number;
};

/**
 * A product list as structured data. It contains the products of the first page and the number of all products.
 *
 * @internal Exported for tests.
 */
export function listData(store: StoreDetails, { path, name, description, products, total }: List): SchemaObject {
  const url = absoluteUrl(store, path);
  return {
    "@type": "CollectionPage",
    "@id": url,
    url,
    name,
    ...(description && { description }),
    isPartOf: { "@id": `${store.origin}#website` },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: total,
      itemListElement: products.map((product, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: product.name,
        url: absoluteUrl(store, productPath(product.slug)),
        ...(product.pictures[0] && { image: pictureUrl(store, product.pictures[0]) }),
      })),
    },
  };
}

export function ListStructuredData({ store, ...list }: List & { store: StoreDetails }) {
  return <StructuredData objects={[listData(store, list)]} />;
}
