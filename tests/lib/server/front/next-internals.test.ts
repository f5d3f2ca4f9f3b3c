import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { configSchema } from "next/dist/server/config-schema";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { NEXT_REQUEST_META } from "next/dist/server/request-meta";
import { listenForTags } from "@/lib/server/front/page-tags";

// What docs/next-internals.md says of files of Next.js. A failure here after an update means: read its row there.
const fileOf = (name: string) => path.join("node_modules/next/dist", name);

it("keeps the data of a request under the symbol that we use, and calls onCacheEntryV2 in it", () => {
  const request = {} as Parameters<typeof listenForTags>[0];
  listenForTags(request);
  expect(Object.getOwnPropertySymbols(request)).toEqual([NEXT_REQUEST_META]);
  expect(readFileSync(fileOf("build/templates/app-page-runtime.js"), "utf8")).toContain("'onCacheEntryV2'");
});

it("keeps expired tags in memory", () => {
  expect(tagsManifest).toBeInstanceOf(Map);
});

it.each([
  ["isrFlushToDisk", false],
  ["useOffline", true],
])("knows the setting experimental.%s", (name, value) => {
  expect(configSchema.safeParse({ experimental: { [name]: value } }).success).toBe(true);
  expect(configSchema.safeParse({ experimental: { [`${name}Too`]: value } }).success).toBe(false);
});

it("knows the setting supportsImmutableAssets", () => {
  expect(configSchema.safeParse({ supportsImmutableAssets: true }).success).toBe(true);
});

it("has its program where we start it", () => {
  expect(existsSync(fileOf("bin/next"))).toBe(true);
});
