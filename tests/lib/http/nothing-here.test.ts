import { readdirSync } from "node:fs";
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { nothingHere } from "@/lib/http/nothing-here";
import { config } from "@/middleware";

it.each(["/api", "/api/nonexistent", "/api/orders/1/x/y"])("answers %s with problem details", async (path) => {
  const response = await nothingHere(new Request(`http://shop.example${path}`, { method: "POST" }));
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toMatchObject({ status: 404, code: "nothing_here" });
});

it.each(["/_next/x", "/.well-known/x", "/sitemap/a/b", "/store_details/x", "/uploads", "/apiary"])(
  "answers %s plainly",
  async (path) => {
    const response = await nothingHere(new Request(`http://shop.example${path}`));
    expect([response.status, await response.text()]).toEqual([404, "Not found"]);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
  },
);

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("("));

it("stands wherever the middleware does not look, so that no address falls into the pages", () => {
  const outside = ["api", "_next", "uploads", "store_details", "sitemap", ".well-known"];
  for (const first of outside) {
    for (const url of [`/${first}`, `/${first}/x/y/z`])
      expect([url, unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })]).toEqual([url, false]);
    const folder = `app/${first.replace(/^_/, "%5F")}`;
    // The folder must have a catch-all route handler: in `uploads` it serves files, elsewhere it answers 404.
    const catches = folders(folder).some(({ name }) => name === "[[...path]]" || name === "[...path]");
    expect([first, catches]).toEqual([first, true]);
  }
});

it.each(["/icon.png", "/icon-1024.png", "/icon-x.svg", "/favicon.ico.php", "/sw.js/x", "/robots.txt/x"])(
  "%s is looked at by the middleware, which knows no such file",
  (url) => {
    expect(unstable_doesMiddlewareMatch({ config, nextConfig: {}, url })).toBe(true);
  },
);
