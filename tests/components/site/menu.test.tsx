import { render, screen } from "@testing-library/react";
import { MenuList } from "@/components/site/menu/list";
import type { MenuEntry } from "@/lib/domain/content/content";

let pathname = "/";
jest.mock("next/navigation", () => ({ usePathname: () => pathname }));
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

it("comes with all its links on a page that search engines read", () => {
  pathname = "/category/cloth";
  show();
  expect(linkNames()).toEqual(expect.arrayContaining(["Cloth", "Silk", "Yarn", "Journal"]));
  for (const run of interact) run();
  expect(linkNames().filter((name) => name === "Silk")).toHaveLength(1);
});

it("comes with its first level on a page of one visitor, and with what no link of it leads to", () => {
  pathname = "/cart";
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
