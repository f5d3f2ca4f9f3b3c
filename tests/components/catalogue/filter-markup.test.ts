import { filterMarkup } from "@/components/catalogue/filter-markup";
import type { FilterGroup } from "@/lib/domain/catalogue/filter";

const option = (slug: string, more: Partial<FilterGroup["options"][number]> = {}) => ({
  slug,
  name: slug,
  swatch: "",
  count: 3,
  isChosen: false,
  ...more,
});

function show(...options: FilterGroup["options"]): HTMLElement {
  const element = document.createElement("fieldset");
  element.innerHTML = filterMarkup({ id: "colour", name: "Colour", options }).html;
  return element;
}
const box = (shown: HTMLElement) => shown.querySelector("input");

it("names the group, and offers each option with its number of products", () => {
  const shown = show(option("red"), option("blue", { count: 12 }));
  expect(shown.querySelector("legend")).toHaveTextContent("Colour");
  expect([...shown.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual(["red3", "blue12"]);
  expect(box(shown)).toMatchObject({ name: "filter.colour", value: "red", checked: false, disabled: false });
});

it("ticks what is chosen, also if no product has it", () => {
  expect(box(show(option("red", { isChosen: true, count: 0 })))).toMatchObject({ checked: true, disabled: false });
});

it("disables what would show nothing", () => {
  expect(box(show(option("red", { count: 0 })))).toMatchObject({ disabled: true });
});

it("shows a swatch only if the option has one", () => {
  expect(show(option("red")).querySelector("[style]")).toBeNull();
  expect(show(option("red", { swatch: "#a01020" })).querySelector("[style]")).toHaveStyle({ background: "#a01020" });
});

it("folds a long group, and opens it if something folded is chosen", () => {
  const many = Array.from({ length: 11 }, (_, index) => option(`colour-${index}`));
  expect(show(...many.slice(0, 8)).querySelector("details")).toBeNull();
  const folded = show(...many).querySelector("details");
  expect(folded?.querySelectorAll("input")).toHaveLength(3);
  expect(folded?.open).toBe(false);
  expect(show({ ...option("first"), isChosen: true }, ...many).querySelector("details")?.open).toBe(false);
  expect(show(...many, option("last", { isChosen: true })).querySelector("details")?.open).toBe(true);
});

it("escapes every text", () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>&'`;
  const element = document.createElement("fieldset");
  const options = [option(hostile, { name: hostile })];
  element.innerHTML = filterMarkup({ id: hostile, name: hostile, options }).html;
  expect(element.querySelector("script, img")).toBeNull();
  expect(box(element)).toMatchObject({ name: `filter.${hostile}`, value: hostile });
  expect(element.querySelector("legend")?.textContent).toBe(hostile);
});

it("has a field to search in a group of more than ten options", () => {
  const many = Array.from({ length: 11 }, (_, index) => option(`colour-${index}`));
  expect(show(...many.slice(1)).querySelector("[type=search]")).toBeNull();
  const field = show(...many).querySelector<HTMLInputElement>("[type=search]");
  expect(field).toMatchObject({ placeholder: "Search in Colour", name: "" });
});
