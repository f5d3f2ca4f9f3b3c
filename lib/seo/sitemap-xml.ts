import { escapeXml } from "@/lib/domain/site/escape";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";

export type SitemapPage = {
  path: string;
  /**
   * When the page last changed. Null if that is not known, so that the sitemap gives no date instead of a wrong one.
   */
  modifiedAt: Date | null;
  pictures: readonly { src: string; alt: string }[];
};

const PAGES_PER_CHUNK = 500;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The sitemap index, which lists the parts. */
export function sitemapIndex(store: StoreDetails, parts: number): string {
  const addresses = Array.from({ length: parts }, (_, index) => absoluteUrl(store, `/sitemap/${index + 1}.xml`));
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `${XML}<sitemapindex ${SITEMAP}>\n${entries.join("")}</sitemapindex>\n`;
}

/** One part of the sitemap, in chunks, so that its text is never in memory as a whole. */
export function* sitemapPart(store: StoreDetails, pages: readonly SitemapPage[]): Generator<string> {
  yield `${XML}<urlset ${SITEMAP} ${IMAGE}>\n`;
  for (let start = 0; start < pages.length; start += PAGES_PER_CHUNK) {
    const chunk = pages.slice(start, start + PAGES_PER_CHUNK);
    yield chunk.map((page) => sitemapUrl(store, page)).join("");
  }
  yield "</urlset>\n";
}

function sitemapUrl(store: StoreDetails, { path, modifiedAt, pictures }: SitemapPage): string {
  const images = pictures
    .filter(({ src }) => !src.startsWith("data:"))
    .map((picture) => {
      const caption = picture.alt && `<image:caption>${escapeXml(picture.alt)}</image:caption>`;
      return `<image:image><image:loc>${escapeXml(pictureUrl(store, picture))}</image:loc>${caption}</image:image>`;
    });
  const date = modifiedAt ? `<lastmod>${modifiedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${escapeXml(absoluteUrl(store, path))}</loc>${date}${images.join("")}</url>\n`;
}
