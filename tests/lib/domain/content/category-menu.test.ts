import { withCategories } from "@/lib/domain/content/category-menu";
import type { MenuEntry } from "@/lib/domain/content/content";

const at = (id: string, parentId: string | null = null) => ({
  id,
  parentId,
  slug: id,
  name: id.toUpperCase(),
  picture: null,
});
const categories = [at("cloth"), at("garments"), at("silk", "cloth"), at("cotton", "cloth"), at("ikat", "cotton")];
const to = (slug: string) => ({ name: slug.toUpperCase(), link: { kind: "category", slug } as const });
const entry = (slug: string, columns: MenuEntry["columns"] = []): MenuEntry => ({
  ...to(slug),
  name: "Named by hand",
  columns,
  pictures: [],
});
const belowCloth = [
  { ...to("silk"), links: [] },
  { ...to("cotton"), links: [to("ikat")] },
];

it("opens the categories below the one that an entry leads to", () => {
  expect(withCategories([entry("cloth")], categories)).toEqual([entry("cloth", belowCloth)]);
});

it("leaves columns made by hand, and entries that lead elsewhere", () => {
  const own = [{ name: "By fibre", link: null, links: [to("silk")] }];
  const menu = [
    entry("cloth", own),
    entry("gone"),
    { ...entry("x"), link: { kind: "internal", path: "/blogs" } as const },
  ];
  expect(withCategories(menu, categories)).toEqual(menu);
});

it("gives a shop without a menu its categories of the first level", () => {
  expect(withCategories([], categories)).toEqual([
    { ...to("cloth"), columns: belowCloth, pictures: [] },
    { ...to("garments"), columns: [], pictures: [] },
  ]);
  const many = Array.from({ length: 30 }, (_, index) => at(`c${index}`));
  expect(withCategories([], many)).toHaveLength(7);
});
