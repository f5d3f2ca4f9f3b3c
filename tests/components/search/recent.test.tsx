import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RecentSearches } from "@/components/search/recent";

const address = { pathname: "/search", q: "red saree" };
jest.mock("next/navigation", () => ({
  usePathname: () => address.pathname,
  useSearchParams: () => new URLSearchParams({ q: address.q }),
}));

function show(pathname: string, q: string) {
  Object.assign(address, { pathname, q });
  return render(
    <>
      <div id="recent-searches" />
      <RecentSearches />
    </>,
  );
}
beforeEach(() => localStorage.clear());
const shown = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);

it("remembers searches in this browser, and forgets them one by one or all at once", async () => {
  show("/search", "red saree").unmount();
  show("/search", "silk").unmount();
  const { unmount } = show("/", "");
  expect(shown()).toEqual(["silk", "red saree"]);
  expect(screen.getByRole("link", { name: "red saree" })).toHaveAttribute("href", "/search?q=red%20saree");
  await userEvent.click(screen.getByRole("button", { name: "Remove “silk”" }));
  expect(shown()).toEqual(["red saree"]);
  unmount();

  show("/", "");
  expect(shown()).toEqual(["red saree"]);
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(shown()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("remembers nothing that is no search", () => {
  show("/category/cloth", "silk");
  expect(shown()).toEqual([]);
});

it("remembers no text that is too short to search for", () => {
  show("/search", "si");
  expect(shown()).toEqual([]);
});
