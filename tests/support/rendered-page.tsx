import path from "node:path";
import type { ReactNode } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import type { Shopper } from "./shopper";

/*
 * Renders a whole page of the shop to HTML, as Next.js would without its cache. A suite that uses it has to replace
 * `next/headers`, `next/navigation` and `next/server` with the functions below, because they need a running server.
 */

type Page = (props: {
  params: Promise<Record<string, string | string[]>>;
  searchParams: Promise<Record<string, string>>;
}) => Promise<ReactNode>;
type Layout = (props: { params: Promise<{ store: string }>; children: ReactNode }) => Promise<ReactNode>;

/** The folder of each page, with the names of the parts of its path, and of its layout. */
const PAGES: readonly { path: RegExp; folder: string; layout: string }[] = [
  { path: /^\/$/, folder: "(shop)", layout: "(shop)" },
  { path: /^\/404$/, folder: "missing", layout: "missing" },
  { path: /^\/product\/(?<slug>[^/]+)$/, folder: "(shop)/product/[slug]", layout: "(shop)" },
  { path: /^\/customize\/(?<slug>[^/]+)$/, folder: "(shop)/customize/[slug]", layout: "(shop)" },
  { path: /^\/blogs\/(?<slug>[^/]+)$/, folder: "(shop)/blogs/[slug]", layout: "(shop)" },
  { path: /^\/pages\/[^/]+$/, folder: "(shop)/[...path]", layout: "(shop)" },
  { path: /^\/(?:blogs|collections|search|store-locator|cart|contact-us)$/, folder: "(shop)", layout: "(shop)" },
  { path: /^\/account(?:\/[a-z-]+)?$/, folder: "(shop)", layout: "(shop)" },
  { path: /^\/checkout\/order-summary\/(?<order_id>[^/]+)(?:\/pay)?$/, folder: "checkout", layout: "checkout" },
  { path: /^\/checkout\/(?<checkout_id>[^/]+)\/[a-z]+$/, folder: "checkout", layout: "checkout" },
];

/** The shopper whose cookies the pages read. */
let visitor: Shopper | null = null;
/** The query of the address that is rendered. */
let query = new URLSearchParams();

export const queryOfPage = () => query;

export const headersOfVisitor = async () => new Headers({ host: "localhost:3000" });

export const cookiesOfVisitor = async () => {
  const kept = visitor?.cookies ?? new Map<string, string>();
  return {
    get: (name: string) => (kept.has(name) ? { name, value: kept.get(name) } : undefined),
    has: (name: string) => kept.has(name),
    getAll: () => [...kept].map(([name, value]) => ({ name, value })),
  };
};

/** The page at this address as `shopper` sees it: its HTML, or where it redirects to. */
export async function renderPage(address: string, shopper: Shopper): Promise<{ html: string } | { leadsTo: string }> {
  visitor = shopper;
  const { pathname, searchParams } = new URL(address, "http://localhost:3000");
  query = searchParams;
  const { folder, layout, params } = placeOf(pathname);
  const page: { default: Page } = await import(path.resolve("app/[store]", folder, "page"));
  const frame: { default: Layout } = await import(path.resolve("app/[store]", layout, "layout"));
  try {
    const children = await page.default({
      params: Promise.resolve({ store: "nila-loom", ...params }),
      searchParams: Promise.resolve(Object.fromEntries(searchParams)),
    });
    const tree = await frame.default({ params: Promise.resolve({ store: "nila-loom" }), children });
    return { html: await htmlOf(tree) };
  } catch (error) {
    const leadsTo = redirectOf(error);
    if (leadsTo === null) throw error;
    return { leadsTo };
  }
}

function placeOf(pathname: string) {
  const found = PAGES.find((each) => each.path.test(pathname));
  if (!found) throw new Error(`No page is known for ${pathname}`);
  const params = { ...found.path.exec(pathname)?.groups };
  if (found.folder.includes("[") || pathname === "/" || found.folder === "missing") {
    return { ...found, params: found.folder.endsWith("[...path]") ? { path: pathname.slice(1).split("/") } : params };
  }
  const named = Object.entries(params).reduce((text, [name, value]) => text.replace(value, `[${name}]`), pathname);
  return { ...found, folder: named.startsWith("/checkout") ? named.slice(1) : `${found.folder}${named}`, params };
}

/** Where `redirect()` of Next.js leads, which it says in the digest of the error it throws; null for other errors. */
function redirectOf(error: unknown): string | null {
  const { digest } = error as { digest?: unknown };
  return typeof digest === "string" && digest.startsWith("NEXT_REDIRECT;") ? (digest.split(";")[2] ?? null) : null;
}

async function htmlOf(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, { onError: (error) => void errors.push(error) });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  if (errors.length > 0) throw errors[0];
  return Buffer.concat(chunks).toString("utf8");
}
