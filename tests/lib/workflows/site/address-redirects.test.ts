import { getRedirectUrl } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { getAddressRedirect } from "@/lib/cached/content";
import { addVisitCounts } from "@/lib/data/site/visit-counts";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { expiredTags } from "@/lib/database/schema/process";
import { visitCounts } from "@/lib/database/schema/visit-count";
import { clock } from "@/lib/server/clock";
import { listRedirects, removeRedirects, saveRedirects } from "@/lib/workflows/site/address-redirects";
import { middleware } from "@/middleware";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(async () => {
  await insertStore("loom");
  await insertStore("other");
});
beforeEach(async () => {
  for (const table of [sharedLists, visitCounts, expiredTags]) await getDatabase().delete(table);
});

const redirects = async (storeId = "loom") => {
  const read = await listRedirects(storeId);
  if (!read.ok) throw new Error(read.code);
  return read.value;
};

it("lets addresses lead elsewhere in their store alone, replaces them and removes them", async () => {
  const sent = [
    { from: "https://former.example/stoles/?page=2", to: "/category/stoles" },
    { from: "/caf%C3%A9", to: "https://other.example/" },
  ];
  expect(await saveRedirects("loom", sent)).toMatchObject({ ok: true });
  expect((await redirects()).redirects).toEqual([
    { from: "/café", to: "https://other.example/", hits: 0 },
    { from: "/stoles", to: "/category/stoles", hits: 0 },
  ]);
  expect(await redirects("other")).toEqual({ redirects: [], missed: [] });
  expect(await getAddressRedirect("loom", "/caf%C3%A9")).toBe("https://other.example/");
  expect(await getAddressRedirect("loom", "/stoles")).toBe("/category/stoles");
  expect(await getAddressRedirect("other", "/stoles")).toBeNull();
  expect(await getAddressRedirect("loom", "/else")).toBeNull();
  const tags = (await getDatabase().select().from(expiredTags)).flatMap((row) => row.tags);
  expect(tags).toContain("content:loom");

  await saveRedirects("loom", [{ from: "/stoles", to: "/on-sale" }]);
  expect((await redirects()).redirects).toContainEqual({ from: "/stoles", to: "/on-sale", hits: 0 });
  await removeRedirects("loom", ["/stoles"]);
  expect((await redirects()).redirects.map(({ from }) => from)).toEqual(["/café"]);
});

it("saves all or nothing, and names each line that is not usable", async () => {
  const sent = [
    { from: "/a", to: "/b" },
    { from: "/account", to: "/b" },
    { from: "/c", to: "javascript:alert(1)" },
  ];
  expect(await saveRedirects("loom", sent)).toEqual({
    ok: false,
    code: "redirects_invalid",
    errors: [
      { path: "redirects.1.from", code: "redirect_from_unusable" },
      { path: "redirects.2.to", code: "redirect_to_unusable" },
    ],
  });
  await saveRedirects("loom", [{ from: "/a", to: "/b" }]);
  expect(await saveRedirects("loom", [{ from: "/b", to: "/a" }])).toMatchObject({
    code: "redirects_invalid",
    errors: [{ path: "redirects.0.to", code: "redirect_circles" }],
  });
  expect((await redirects()).redirects).toHaveLength(1);
});

it("makes no circle of two redirects that are saved at once", async () => {
  const answers = await Promise.all([
    saveRedirects("loom", [{ from: "/a", to: "/b" }]),
    saveRedirects("loom", [{ from: "/b", to: "/a" }]),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

it("counts what was followed and names what was not found, most often first", async () => {
  const now = clock.now();
  await saveRedirects("loom", [{ from: "/old", to: "/on-sale" }]);
  await addVisitCounts(
    "loom",
    "redirected_address",
    new Map([
      ["/old", 3],
      ["/moved", 2],
    ]),
    now,
  );
  const missed = new Map([
    ["/old", 9],
    ["/often/", 5],
    ["/rare", 1],
    ["/caf%C3%A9", 2],
    ["/", 4],
    ["", 7],
  ]);
  await addVisitCounts("loom", "missed_address", missed, now);
  await addVisitCounts("loom", "missed_address", new Map([["/often", 1]]), new Date(now.getTime() - 86_400_000));
  await addVisitCounts(
    "loom",
    "missed_address",
    new Map([["/long-ago", 50]]),
    new Date(now.getTime() - 40 * 86_400_000),
  );
  expect(await redirects()).toEqual({
    redirects: [{ from: "/old", to: "/on-sale", hits: 3 }],
    missed: [
      { path: "/often", count: 6 },
      { path: "/café", count: 2 },
      { path: "/rare", count: 1 },
    ],
  });
});

it("leads a file of a former shop elsewhere before a page is looked for", async () => {
  process.env.STORE_ID = "loom";
  const ask = (path: string) =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { host: "localhost:3000" } }));
  expect((await ask("/old/stoles.html")).status).toBe(404);
  await saveRedirects("loom", [
    { from: "/old/stoles.html", to: "/search?q=stole" },
    { from: "/elsewhere.php", to: "https://other.example/a?b=c" },
  ]);
  const moved = await ask("/old/stoles.html?utm=x");
  expect(moved.status).toBe(308);
  expect(getRedirectUrl(moved)).toBe("http://localhost:3000/search?q=stole");
  expect(getRedirectUrl(await ask("/elsewhere.php"))).toBe("https://other.example/a?b=c");
  expect((await ask("/wp-login.php")).status).toBe(404);
});
