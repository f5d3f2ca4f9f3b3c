import { randomBytes } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { TEST_OWNER_TOKEN } from "../../setup/owner-token";
import type { SecondStore } from "../../setup/second-stores";

const headers = { Authorization: `Bearer ${TEST_OWNER_TOKEN}` };

type StoreFile = { path: string; text: string };
type Part = { store_id: string; files: StoreFile[]; uploads: { name: string }[]; next: string | null };
type Details = Record<string, unknown>;

type Opened = {
  store: SecondStore;
  slugs: readonly string[];
  details?: Details;
  /** Features that the store has in addition to those of the demo store. */
  features?: readonly string[];
  /** Files that the store has in addition to those of the demo store. */
  files?: readonly StoreFile[];
  baseURL: string;
};

/** The origin of the second store: the store's own host with the port of `baseURL`. */
export function originOf({ host }: SecondStore, baseURL: string): string {
  const url = new URL(baseURL);
  url.hostname = host;
  return url.origin;
}

/**
 * Creates a second store in the same running shop: the demo store's pages with a few of its products and their
 * pictures, and with changed `details`. Calling this again changes nothing. `api` must use the shop's normal URL,
 * because host names that end in ".localhost" are resolved by browsers but not by every machine.
 */
export async function openSecondStore(
  api: APIRequestContext,
  { store, slugs, details = {}, features = [], files: more = [], baseURL }: Opened,
): Promise<void> {
  const { from, files, uploads } = await exportStore(api);
  const sent = files.flatMap((file) => {
    if (/^(blog\/|redirects\.json$|place\.json$|home\.json$)/.test(file.path)) return [];
    if (file.path.startsWith("products/")) return slugs.includes(JSON.parse(file.text).slug) ? [file] : [];
    if (file.path === "store.json") return [withDetails(file, store.name, { details, features })];
    return [{ path: file.path, text: JSON.stringify(withoutLinksTo(JSON.parse(file.text), slugs)) }];
  });
  const place = { status: "active", domains: [], base_url: originOf(store, baseURL) };
  sent.push({ path: "place.json", text: JSON.stringify(place) }, ...more);

  const params = { store_id: store.id };
  for (const name of uploads) {
    if (!sent.some(({ text }) => text.includes(name))) continue;
    const picture = await api.get(`/uploads/${from}/${name}`);
    const data = { name, base64: (await picture.body()).toString("base64") };
    await done(await api.put("/api/owner/store/uploads", { headers, params, data }));
  }
  const import_id = randomBytes(16).toString("hex");
  await done(await api.post("/api/owner/store/files", { headers, params, data: { import_id, files: sent } }));
  const data = { import_id, files: sent.length };
  await done(await api.post("/api/owner/store/import", { headers, params, data }));
}

async function exportStore(api: APIRequestContext) {
  const files: StoreFile[] = [];
  const uploads = new Set<string>();
  for (let after: string | null = null; ; ) {
    const params: Record<string, string> = after === null ? {} : { after };
    const part: Part = await done(await api.get("/api/owner/store/files", { headers, params }));
    files.push(...part.files);
    for (const { name } of part.uploads) uploads.add(name);
    if (part.next === null) return { from: part.store_id, files, uploads };
    after = part.next;
  }
}

function withDetails(
  { path, text }: StoreFile,
  name: string,
  { details, features }: Required<Pick<Opened, "details" | "features">>,
): StoreFile {
  const read = JSON.parse(text);
  const changed = {
    ...read,
    name,
    details: { ...read.details, ...details },
    features: [...read.features, ...features],
  };
  return { path, text: JSON.stringify(changed) };
}

/** The entries of a menu or a list without those that link to products other than `slugs`, which the store lacks. */
function withoutLinksTo(value: unknown, slugs: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const isThere = (item: { link?: { link_type?: string; slug?: string } } | null) =>
      item?.link?.link_type !== "product" || slugs.includes(item.link.slug ?? "");
    return value.filter(isThere).map((item) => withoutLinksTo(item, slugs));
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutLinksTo(inner, slugs)]));
}

async function done(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
