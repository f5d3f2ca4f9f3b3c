import fc from "fast-check";
import {
  countChosen,
  isFiltered,
  LIST_SORTS,
  type ListChoice,
  listHref,
  NOTHING_CHOSEN,
  offeredSorts,
  optionsOf,
  parseListChoice,
  parseSearchText,
  toggleOption,
} from "@/lib/domain/catalogue/list-query";

const parse = (query: string) => parseListChoice(new URLSearchParams(query), { hidesPrices: false });

it.each([
  { query: "page=2&sort_by=latest", count: 0 },
  { query: "max_price=500", count: 1 },
  { query: "min_price=500&max_price=3000", count: 1 },
  { query: "filter.colour=red,blue&min_price=500&max_price=3000", count: 3 },
])("counts $count in $query, as many as there are chips", ({ query, count }) => {
  expect(countChosen(parse(query))).toBe(count);
});

it.each([
  { query: "", choice: {} },
  { query: "page=3", choice: { page: 3 } },
  { query: "page=0", choice: {} },
  { query: "page=-1", choice: {} },
  { query: "page=1e9", choice: {} },
  { query: "page=99999", choice: { page: 10_000 } },
  { query: "page=999999999", choice: {} },
  { query: "sort_by=price_asc", choice: { sort: "price_asc" } },
  { query: "sort_by=drop table", choice: {} },
  { query: "min_price=640&max_price=1299.5", choice: { minPrice: 64_000, maxPrice: 129_950 } },
  { query: "min_price=0.1&max_price=0.17", choice: { minPrice: 10, maxPrice: 17 } },
  { query: "min_price=3000&max_price=500", choice: { minPrice: 50_000, maxPrice: 300_000 } },
  { query: "max_price=0.292499", choice: { maxPrice: 29.2499 } },
  { query: "max_price=0.2924999", choice: {} },
  { query: "min_price=-5&max_price=abc", choice: {} },
  { query: "min_price=99999999999", choice: {} },
  { query: "filter.colour=red,blue", choice: { filters: { colour: ["red", "blue"] } } },
  { query: "filter.colour=red&filter.colour=blue&filter.colour=red", choice: { filters: { colour: ["red", "blue"] } } },
  { query: "filter.colour=Red,' or 1=1--,red", choice: { filters: { colour: ["red"] } } },
  { query: "filter.__proto__=x&filter.=y&filter.colour=", choice: {} },
  { query: "utm_source=mail&gclid=1", choice: {} },
])("reads $query", ({ query, choice }) => {
  expect(parse(query)).toEqual({ ...NOTHING_CHOSEN, ...choice });
});

it("limits the filters of a hostile address", () => {
  const options = Array.from({ length: 1_000 }, (_, index) => `o${index}`).join(",");
  const groups = Array.from({ length: 100 }, (_, index) => `filter.g${index}=${options}`).join("&");
  const { filters } = parse(groups);
  expect(Object.keys(filters)).toHaveLength(10);
  for (const chosen of Object.values(filters)) expect(chosen).toHaveLength(30);
});

it.each([
  { query: "utm_source=x", filtered: false },
  { query: "variant=1", filtered: false },
  { query: "page=1", filtered: true },
  { query: "filter.colour=red", filtered: true },
])("$query makes a list dynamic: $filtered", ({ query, filtered }) => {
  expect(isFiltered(new URLSearchParams(query))).toBe(filtered);
});

const slugs = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,8}$/);
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999_999 }),
  fc.integer({ min: 0, max: 999_999_999_999 }).map((steps) => steps / 10_000),
);
const bounds = fc
  .tuple(fc.option(amounts), fc.option(amounts))
  .map(([one, other]) =>
    one !== null && other !== null && one > other
      ? { minPrice: other, maxPrice: one }
      : { minPrice: one, maxPrice: other },
  );
const choices: fc.Arbitrary<ListChoice> = fc
  .record({
    filters: fc.dictionary(slugs, fc.uniqueArray(slugs, { minLength: 1, maxLength: 5 }), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
    bounds,
    sort: fc.option(fc.constantFrom(...LIST_SORTS)),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ bounds: { minPrice, maxPrice }, ...rest }) => ({ ...rest, minPrice, maxPrice }));
const sorted = (choice: ListChoice) => ({
  ...choice,
  filters: Object.fromEntries(Object.entries(choice.filters).map(([group, options]) => [group, [...options].sort()])),
});

it("reads the same choice from an address that was written into it", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const url = new URL(listHref("/category/x", choice), "https://shop.example");
      expect(parseListChoice(url.searchParams, { hidesPrices: false })).toEqual(sorted(choice));
    }),
  );
});
it("writes the same address in whatever order the filters were chosen", () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const backwards = Object.fromEntries(Object.entries(choice.filters).reverse());
      expect(listHref("/x", { ...choice, filters: backwards })).toBe(listHref("/x", choice));
    }),
  );
});
it("removes an option that it has added, and returns to the first page", () => {
  fc.assert(
    fc.property(choices, slugs, (choice, option) => {
      fc.pre(!optionsOf(choice, "constructor").includes(option));
      const twice = toggleOption(toggleOption(choice, "constructor", option), "constructor", option);
      expect(sorted(twice)).toEqual(sorted({ ...choice, page: 1 }));
    }),
  );
});
it("reads every address without a fault", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (parameters) => {
      expect(parseListChoice(parameters, { hidesPrices: false }).page).toBeGreaterThanOrEqual(1);
    }),
  );
});

it.each([
  { text: "  silk   saree ", read: "silk saree" },
  { text: "si", read: null },
  { text: null, read: null },
  { text: "a\0\0b\0c", read: "a b c" },
  { text: "x".repeat(10_000), read: "x".repeat(200) },
])("searches for $read", ({ text, read }) => {
  expect(parseSearchText(text, 3)).toBe(read);
});

it.each([
  "min_price=640",
  "max_price=1299.5",
  "sort_by=price_asc",
  "sort_by=price_desc",
  "max_price=1&sort_by=price_asc",
])("ignores %s where prices are hidden, because it would reveal what costs more", (query) => {
  expect(parseListChoice(new URLSearchParams(query), { hidesPrices: true })).toEqual(NOTHING_CHOSEN);
  expect(parse(query)).not.toEqual(NOTHING_CHOSEN);
});
it("offers no sort order by price where prices are hidden", () => {
  expect(offeredSorts(LIST_SORTS, { hidesPrices: true })).toEqual(["latest"]);
  expect(offeredSorts(LIST_SORTS, { hidesPrices: false })).toEqual(LIST_SORTS);
});
