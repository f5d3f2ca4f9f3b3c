const CATEGORY = "/category/big-women";

/**
 * Reads from the shop's pages what the later measurements need: product URLs, filter options and words in product
 * names.
 */
export async function readShopFacts(origin) {
  const index = await text(`${origin}/sitemap.xml`);
  const products = [];
  for (const [, part] of index.matchAll(/<loc>[^<]*(\/sitemap\/\d+\.xml)<\/loc>/g)) {
    const map = await text(origin + part);
    products.push(...[...map.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(([, path]) => path));
  }
  const generated = products.filter((path) => /-\d{6}$/.test(path));
  const page = await text(origin + CATEGORY);
  const checkboxes = page.matchAll(/name="(filter\.[\w-]+)" value="([\w-]+)"/g);
  const options = [...new Set([...checkboxes].map(([, group, option]) => `${group}=${option}`))];
  const words = [...new Set(generated.flatMap((path) => path.replace("/product/", "").split("-")))];
  return { category: CATEGORY, products: generated, options, words: words.filter((word) => /^[a-z]{4,}$/.test(word)) };
}

/**
 * The URLs of a hundred lists, each with different filters, and of a hundred searches.
 *
 * @param {Awaited<ReturnType<typeof readShopFacts>>} facts
 */
export function variedAddresses({ category, options, words }, count = 100) {
  const lists = [category, "/all-products", "/category/big-fabrics", "/on-sale", "/category/big-kurtas"];
  const sorts = ["", "&sort_by=price_asc", "&sort_by=latest", "&sort_by=price_desc", "&min_price=500&max_price=2500"];
  const at = (values, index) => values[index % values.length];
  return {
    filtered: Array.from({ length: count }, (_, index) => {
      const second = index % 3 === 0 ? `&${at(options, index * 11 + 5)}` : "";
      const page = index % 4 === 0 ? "&page=2" : "";
      return `${at(lists, index)}?${at(options, index * 7)}${second}${at(sorts, index * 3)}${page}`;
    }),
    searches: Array.from({ length: count }, (_, index) => {
      const word = at(words, index * 5);
      // One search in five has a letter missing and one in five consists of two words, as shoppers type them.
      const typed = index % 5 === 0 ? word.slice(0, 2) + word.slice(3) : word;
      return `/search?q=${index % 5 === 1 ? `${typed}+${at(words, index * 13 + 2)}` : typed}`;
    }),
  };
}

async function text(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}
