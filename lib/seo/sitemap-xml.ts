import type { Picture } from "@/lib/domain/picture";
import type { StoreDetails } from "@/lib/domain/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";

export type SitemapPage = {
  path: string;
  /** Null where nobody keeps account of it: no date is better than an invented one. */
  modifiedAt: Date | null;
  pictures: readonly Pick<Picture, "src" | "alt">[];
};

/** Keeps a part well below the 50 MB that a sitemap may have. */
const PICTURES_PER_PAGE = 3;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The list of the parts. */
export function sitemapIndex(store: StoreDetails, parts: number): string {
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const entries = numbers.map(
    (part) => `<sitemap><loc>${escaped(absoluteUrl(store, sitemapPartPath(part)))}</loc></sitemap>\n`,
  );
  return `${XML}<sitemapindex ${SITEMAP}>\n${entries.join("")}</sitemapindex>\n`;
}

export const sitemapPartPath = (part: number) => `/sitemap/${part}.xml`;

/** One part, written while its pages are read, so that its size costs no memory. */
export async function* sitemapPart(store: StoreDetails, batches: AsyncIterable<readonly SitemapPage[]>) {
  yield `${XML}<urlset ${SITEMAP} ${IMAGE}>\n`;
  for await (const pages of batches) yield pages.map((page) => sitemapUrl(store, page)).join("");
  yield "</urlset>\n";
}

function sitemapUrl(store: StoreDetails, { path, modifiedAt, pictures }: SitemapPage): string {
  const date = modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : "";
  const images = pictures
    .filter(({ src }) => !src.startsWith("data:"))
    .slice(0, PICTURES_PER_PAGE)
    .map((picture) => {
      const caption = picture.alt ? `<image:caption>${escaped(picture.alt)}</image:caption>` : "";
      return `<image:image><image:loc>${escaped(pictureUrl(store, picture))}</image:loc>${caption}</image:image>`;
    });
  return `<url><loc>${escaped(absoluteUrl(store, path))}</loc>${date}${images.join("")}</url>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Control characters and lone surrogates have no place in XML at all, not even escaped. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escaped(text: string): string {
  return text.replace(NO_XML, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
