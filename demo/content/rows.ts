import { sanitiseHtml } from "@/lib/contracts/codec/sanitise-html";
import type { categories } from "@/lib/database/schema/catalogue";
import type { blogPosts, contentPages, layouts, menus } from "@/lib/database/schema/content";
import type { StoreId } from "@/lib/domain/store/id";
import { addDays } from "../days";
import { demoId } from "../demo-id";
import { type DemoPictures, withPictures } from "../demo-pictures";
import { CATEGORIES } from "../products/categories";
import { JOURNAL } from "./journal";
import { LAYOUTS } from "./layouts";
import { toCategory, toPath } from "./link-to";
import { MENU } from "./menu";
import { PAGES } from "./pages";

export function categoryRows(
  storeId: StoreId,
  demoPictures: DemoPictures,
  loadedAt: Date,
): (typeof categories.$inferInsert)[] {
  return CATEGORIES.map((category, index) => ({
    storeId,
    id: demoId("category", category.slug),
    slug: category.slug,
    name: category.name,
    parentId: category.parent ? demoId("category", category.parent) : null,
    rank: index + 1,
    intro: category.intro,
    picture: demoPictures.picture(`category/${category.slug}.webp`, category.alt),
    cardPicture: demoPictures.picture(`products/${category.card}.webp`, category.name),
    headerContent: sanitiseHtml(category.header ?? ""),
    footerContent: sanitiseHtml(category.footer ?? ""),
    faqs: category.faqs ?? [],
    quickLinks: (category.quickLinks ?? []).map(([name, path, picture]) => ({
      name,
      link: toPath(path),
      picture: picture ? demoPictures.picture(`${picture}.webp`, name) : null,
    })),
    relatedLinks: CATEGORIES.filter(({ slug }) => category.related?.includes(slug)).map(({ slug, name }) => ({
      name,
      link: toCategory(slug),
      picture: null,
    })),
    seo: {
      page_title: category.pageTitle,
      meta_desc: category.metaDescription,
      meta_keywords: category.keywords,
    },
    modifiedAt: loadedAt,
  }));
}

export function menuRows(storeId: StoreId, demoPictures: DemoPictures): (typeof menus.$inferInsert)[] {
  return MENU.map((entry, index) => ({
    storeId,
    id: demoId("menu", entry.name),
    rank: index + 1,
    content: withPictures(entry, demoPictures),
  }));
}

export function layoutRows(storeId: StoreId, demoPictures: DemoPictures): (typeof layouts.$inferInsert)[] {
  return LAYOUTS.map(({ name, type, heading, subHeading, content }, index) => ({
    storeId,
    id: demoId("segment", name),
    type,
    rank: index + 1,
    heading,
    subHeading,
    content:
      type === "flexible" ? { content: sanitiseHtml(String(content.content)) } : withPictures(content, demoPictures),
  }));
}

export function pageRows(storeId: StoreId, loadedAt: Date): (typeof contentPages.$inferInsert)[] {
  return PAGES.map(({ slug, kind, title, description, content }) => ({
    storeId,
    slug,
    kind,
    title,
    content: sanitiseHtml(content),
    seo: { meta_desc: description },
    modifiedAt: loadedAt,
  }));
}

export function postRows(
  storeId: StoreId,
  demoPictures: DemoPictures,
  loadedAt: Date,
): (typeof blogPosts.$inferInsert)[] {
  return JOURNAL.map((post) => {
    const publishedAt = addDays(loadedAt, -post.daysOld);
    return {
      storeId,
      id: demoId("blog", post.slug),
      slug: post.slug,
      title: post.title,
      author: post.author,
      summary: post.summary,
      content: sanitiseHtml(post.content),
      picture: demoPictures.picture(`journal/${post.slug}.webp`, post.alt),
      seo: { meta_desc: post.summary, meta_keywords: post.keywords },
      publishedAt,
      modifiedAt: publishedAt,
    };
  });
}
