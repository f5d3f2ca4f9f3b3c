import { insertStoreRows } from "@/lib/data/store/rows";
import { getDatabase } from "@/lib/database/connection";
import { NOTHING_FOUND_TAG } from "@/lib/domain/site/cache-tags";
import { collectShownTags } from "@/lib/server/front/shown-tags";
import { rows } from "../demo/demo-rows";
import { useTestDatabase } from "../support/database";
import { renderPage } from "../support/rendered-page";
import { aVisitor } from "../support/shopper";

jest.mock("next/headers", () => {
  const { cookiesOfVisitor, headersOfVisitor } = jest.requireActual("../support/rendered-page");
  return { cookies: cookiesOfVisitor, headers: headersOfVisitor };
});
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({}),
  usePathname: () => "/search",
  useSelectedLayoutSegments: () => [],
  useSearchParams: () => jest.requireActual("../support/rendered-page").queryOfPage(),
}));
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: async () => {} }));

useTestDatabase();

beforeAll(async () => {
  jest.spyOn(console, "warn").mockImplementation();
  await insertStoreRows(rows, getDatabase());
});
afterAll(() => jest.restoreAllMocks());

/** What the page says about a search, and whether the front counts it as one without a result. */
async function search(text: string) {
  const visitor = await aVisitor();
  let rendered: ReturnType<typeof renderPage> | undefined;
  const shownTags = collectShownTags(() => {
    rendered = renderPage(`/search?q=${encodeURIComponent(text)}`, visitor);
  });
  const page = await rendered;
  const html = page && "html" in page ? page.html : "";
  return {
    saysPartial: html.includes("These match some of it."),
    saysNothing: html.includes("We found nothing for"),
    hasCards: html.includes("<article"),
    countsAsNothing: shownTags().includes(NOTHING_FOUND_TAG),
  };
}

it.each([
  { text: "saree", shown: { saysPartial: false, saysNothing: false, hasCards: true, countsAsNothing: false } },
  { text: "साड़ी", shown: { saysPartial: false, saysNothing: false, hasCards: true, countsAsNothing: false } },
  { text: "saere", shown: { saysPartial: false, saysNothing: false, hasCards: true, countsAsNothing: false } },
  { text: "red saree", shown: { saysPartial: true, saysNothing: false, hasCards: true, countsAsNothing: true } },
  { text: "xylophone", shown: { saysPartial: false, saysNothing: true, countsAsNothing: true } },
])(
  "says what it found for $text, and to the front whether that is all of it",
  async ({ text, shown }) => {
    expect(await search(text)).toMatchObject(shown);
  },
  30_000,
);
