import { withSearch } from "@/lib/domain/search/recent";

it.each([
  { recent: [], text: "saree", next: ["saree"] },
  { recent: ["silk"], text: "saree", next: ["saree", "silk"] },
  { recent: ["silk", "Saree"], text: "saree", next: ["saree", "silk"] },
  { recent: ["1", "2", "3", "4", "5", "6"], text: "7", next: ["7", "1", "2", "3", "4", "5"] },
])("keeps $next after a search for $text", ({ recent, text, next }) => {
  expect(withSearch(recent, text)).toEqual(next);
});
