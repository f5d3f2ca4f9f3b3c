import { stepsToLastPlace } from "@/lib/browser/site/last-place";

function visit(...paths: string[]) {
  const entries = paths.map((path) => ({ url: `https://nila.example${path}` }));
  Object.assign(window, { navigation: { entries: () => entries, currentEntry: { index: paths.length - 1 } } });
}
afterEach(() => {
  Reflect.deleteProperty(window, "navigation");
});

it.each<[string[], number | null]>([
  [["/", "/category/sarees?colour=red", "/cart"], -1],
  [["/product/stole", "/cart", "/checkout/1/address", "/cart"], -3],
  [["/account", "/cart"], null],
  [["/cart"], null],
])("counts the steps from the cart to the last page with products: %j", (paths, steps) => {
  visit(...paths);
  expect(stepsToLastPlace()).toBe(steps);
});

it("does not know them in a browser that does not tell", () => {
  expect(stepsToLastPlace()).toBeNull();
});
