import { pagesAround } from "@/components/catalogue/pagination";

it.each([
  { page: 1, total: 1, shown: "1" },
  { page: 1, total: 3, shown: "1 2 3" },
  { page: 1, total: 9, shown: "1 2 … 9" },
  { page: 5, total: 9, shown: "1 … 4 5 6 … 9" },
  { page: 9, total: 9, shown: "1 … 8 9" },
  { page: 50, total: 9, shown: "1 … 9" }, // past the last: the way back
])("page $page of $total offers $shown", ({ page, total, shown }) => {
  expect(
    pagesAround(page, total)
      .map((entry) => entry.page ?? "…")
      .join(" "),
  ).toBe(shown);
});
