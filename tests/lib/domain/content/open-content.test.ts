import type { MenuEntry } from "@/lib/domain/content/content";
import { openMenu } from "@/lib/domain/content/open-content";
import { readFeatures } from "@/lib/domain/store/features";

const to = (path: string) => ({ kind: "internal", path }) as const;
const entry = (name: string, overrides: Partial<MenuEntry> = {}): MenuEntry => ({
  name,
  link: null,
  columns: [],
  pictures: [],
  ...overrides,
});
const names = (menu: readonly MenuEntry[]) => menu.map(({ name }) => name);
const NOTHING = readFeatures([]);

it("leaves out entries that lead to closed pages, and keeps headings", () => {
  const menu = [
    entry("Cloth", { link: to("/all-products") }),
    entry("Journal", { link: to("/blogs") }),
    entry("Heading"),
  ];
  expect(names(openMenu(menu, NOTHING))).toEqual(["Cloth", "Heading"]);
  expect(openMenu(menu, readFeatures(["blogs"]))).toEqual(menu);
});

it("keeps an entry without its link while something open is below it", () => {
  const column = { name: "Read", link: to("/blogs"), links: [{ name: "Care", link: to("/about-us") }] };
  const closed = { name: "Guides", link: null, links: [{ name: "Sizes", link: to("/pages/size-guide") }] };
  const menu = [entry("Journal", { link: to("/blogs"), columns: [column, closed] })];
  expect(openMenu(menu, NOTHING)).toEqual([
    entry("Journal", {
      columns: [
        { ...column, link: null },
        { ...closed, links: [] },
      ],
    }),
  ]);
});

it("drops an entry when all below it is closed too", () => {
  const column = { name: "Read", link: to("/blogs"), links: [{ name: "One", link: to("/blogs/one") }] };
  expect(openMenu([entry("Journal", { link: to("/blogs"), columns: [column] })], NOTHING)).toEqual([]);
});
