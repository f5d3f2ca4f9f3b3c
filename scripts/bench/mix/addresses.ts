import { productListWireSchema } from "@/lib/contracts/catalogue/product-list";

const SORTS = ["", "&sort_by=price_asc", "&sort_by=price_desc", "&page=2"];

/** `lists` are filtered, sorted and further pages of lists, and searches: some thousand. */
export type Addresses = { browse: readonly string[]; lists: readonly string[] };

/** The pages of the sitemap, and the lists and searches that their filters and the names of products make possible. */
export async function readAddresses(origin: string): Promise<Addresses> {
  const parts = await pathsIn(`${origin}/sitemap.xml`);
  const browse = (await Promise.all(parts.map((part) => pathsIn(origin + part)))).flat();
  const reply = await fetch(`${origin}/api/products?limit=1`);
  const { available_filters: groups } = productListWireSchema.parse(await reply.json());
  const options = groups.flatMap(({ _id, option_list }) => option_list.map(({ slug }) => `filter.${_id}=${slug}`));
  const categories = browse.filter((path) => path.startsWith("/category/"));
  const products = browse.filter((path) => path.startsWith("/product/"));
  const words = new Set(products.flatMap((path) => path.replace("/product/", "").split("-")));
  const lists = ["/all-products", ...categories].flatMap((list) => options.map((option) => `${list}?${option}`));
  const searches = [...words].filter((word) => word.length > 2).map((word) => `/search?q=${word}`);
  return { browse, lists: [...lists, ...searches].flatMap((list) => SORTS.map((sort) => list + sort)) };
}

async function pathsIn(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = ""]) => new URL(found).pathname);
}
