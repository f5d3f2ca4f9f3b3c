import { pagesAround } from "@/components/catalogue/pagination";

it.each([
  { page: 1, total: 1, shown: "1" },
  { page: 1, total: 3, shown: "1 2 3" },
  { page: 1, total: 9, shown: "1 2 … 9" },
  { page: 5, total: 9, shown: "1 … 4 5 6 … 9" },
  { page: 9, total: 9, shown: "1 … 8 9" },
  { page: 50, total: 9, shown: "1 … 9" }, // beyond the last page: links back to pages that exist
])("page $page of $total links to $shown", ({ page, total, shown }) => {
  expect(
    pagesAround(page, total)
      .map((step) => step.page ?? "…")
      .join(" "),
  ).toBe(shown);
});
