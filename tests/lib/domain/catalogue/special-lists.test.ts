import { listOfPath } from "@/lib/domain/catalogue/special-lists";

it.each([
  { path: "/category/red%20silk", list: { category: "red silk" } },
  { path: "/all-products", list: { list: "all" } },
  { path: "/new-arrivals", list: { list: "new_arrivals" } },
  { path: "/search", list: {} },
  { path: "/product/stole", list: null },
])("knows how to ask for the list at $path", ({ path, list }) => {
  expect(listOfPath(path)).toEqual(list);
});
