import { render, screen } from "@testing-library/react";
import { MenuList } from "@/components/site/menu/list";
import type { MenuEntry } from "@/lib/domain/content/content";

let pathname = "/";
let segments: string[] = [];
jest.mock("next/navigation", () => ({
  usePathname: () => pathname,
  useSelectedLayoutSegments: () => segments,
}));
jest.mock("@/components/currency/selector", () => ({ CurrencySelector: () => null }));

// The first interaction is remembered by its module, so each test begins with a new one.
let interact: (() => void)[] = [];
jest.mock("@/lib/browser/site/first-interaction", () => ({
  onFirstInteraction: (run: () => void) => {
    interact.push(run);
    return () => undefined;
  },
}));
beforeEach(() => {
  interact = [];
  segments = [];
});

const column = (name: string, slug: string) => ({
  name: "",
  link: null,
  links: [{ name, link: { kind: "category" as const, slug } }],
});
const MENU: MenuEntry[] = [
  { name: "Cloth", link: { kind: "category", slug: "cloth" }, columns: [column("Silk", "silk")], pictures: [] },
  { name: "Help", link: null, columns: [column("Yarn", "yarn")], pictures: [] },
  { name: "Journal", link: { kind: "internal", path: "/blogs" }, columns: [], pictures: [] },
];
const show = () => render(<MenuList storeId="nila" storeName="Nila" menu={MENU} isCurrencyFixed={false} />);
const linkNames = () => screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);

it("comes with all its links on a page that search engines list", () => {
  pathname = "/category/cloth";
  segments = ["category", "cloth"];
  show();
  expect(linkNames()).toEqual(expect.arrayContaining(["Cloth", "Silk", "Yarn", "Journal"]));
  for (const run of interact) run();
  expect(linkNames().filter((name) => name === "Silk")).toHaveLength(1);
});

it.each([
  ["/cart", ["cart"]],
  ["/search", ["search"]],
  ["/category/cloth", ["category", "cloth", "filtered"]],
])("comes with its first level on %s as %j, and with what no link of it leads to", (path, internal) => {
  pathname = path;
  segments = internal;
  show();
  expect(linkNames()).toEqual(expect.arrayContaining(["Cloth", "Yarn", "Journal"]));
  expect(linkNames()).not.toContain("Silk");
});

it("adds the rest at the first interaction, and leaves the focus where it is", () => {
  pathname = "/account/orders";
  show();
  const cloth = screen.getByRole("link", { name: "Cloth", hidden: true });
  cloth.focus();
  for (const run of interact) run();
  expect(linkNames().slice(0, 4)).toEqual(["Cloth", "Silk", "Yarn", "Journal"]);
  expect(cloth).toHaveFocus();
});

it("keeps its panels when the router opens a page of one visitor", () => {
  pathname = "/";
  const { rerender } = show();
  pathname = "/cart";
  rerender(<MenuList storeId="nila" storeName="Nila" menu={MENU} isCurrencyFixed={false} />);
  expect(linkNames()).toContain("Silk");
});
