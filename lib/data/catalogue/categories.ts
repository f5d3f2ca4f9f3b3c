import "server-only";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { storedCategoryLinksSchema } from "@/lib/contracts/catalogue/stored-category-links";
import { storedSegmentsSchema } from "@/lib/contracts/content/stored-segment";
import { storedOptionalPictureSchema } from "@/lib/contracts/media/stored-picture";
import { storedFaqsSchema } from "@/lib/contracts/product/stored-product";
import { storedSeoSchema } from "@/lib/contracts/site/seo-details";
import { type Database, getDatabase } from "@/lib/database/connection";
import { categories, productCategories } from "@/lib/database/schema/catalogue";
import { type Category, type CategoryCard, MAX_CATEGORIES, MAX_QUICK_LINKS } from "@/lib/domain/catalogue/category";
import type { StoreId } from "@/lib/domain/store/id";
import { levelOf } from "./category-tree";

const columns = {
  id: categories.id,
  slug: categories.slug,
  name: categories.name,
  parentId: categories.parentId,
  rank: categories.rank,
  listsProducts: categories.listsProducts,
  intro: categories.intro,
  picture: categories.picture,
  cardPicture: categories.cardPicture,
  headerContent: categories.headerContent,
  footerContent: categories.footerContent,
  faqs: categories.faqs,
  quickLinks: categories.quickLinks,
  relatedLinks: categories.relatedLinks,
  segments: categories.segments,
  seo: categories.seo,
  modifiedAt: categories.modifiedAt,
};

export async function listCategories(storeId: StoreId, database: Database = getDatabase()): Promise<Category[]> {
  const rows = await database
    .select(columns)
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.status, "active")))
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(MAX_CATEGORIES);
  return rows.map(toCategory);
}

/**
 * The active categories as other pages show them, in display order. The picture is that of the card or, without one, the
 * banner.
 */
export async function listCategoryCards(storeId: StoreId, database: Database = getDatabase()): Promise<CategoryCard[]> {
  const rows = await database
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: categories.name,
      picture: categories.picture,
      cardPicture: categories.cardPicture,
    })
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.status, "active")))
    .orderBy(asc(categories.rank), asc(categories.id))
    .limit(MAX_CATEGORIES);
  return rows.map(({ picture, cardPicture, ...card }) => ({
    ...card,
    picture: storedOptionalPictureSchema.parse(cardPicture) ?? storedOptionalPictureSchema.parse(picture),
  }));
}

/** The category that shoppers see at `slug`; null if there is none or it is not active. */
export async function findCategoryBySlug(
  storeId: StoreId,
  slug: string,
  database: Database = getDatabase(),
): Promise<Category | null> {
  const [row] = await database
    .select(columns)
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.slug, slug), eq(categories.status, "active")));
  return row ? toCategory(row) : null;
}

/** A category as its people see it before shoppers do; null if the store has none with this id. */
export async function findCategoryToPreview(
  storeId: StoreId,
  id: string,
  database: Database = getDatabase(),
): Promise<Category | null> {
  const [row] = await database
    .select(columns)
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.id, id)));
  return row ? toCategory(row) : null;
}

/**
 * The active categories that contain a product, those of the lowest level first. The first of them is shown in the
 * product's breadcrumb.
 */
export async function listCategoriesOf(
  storeId: StoreId,
  productId: string,
  database: Database = getDatabase(),
): Promise<Pick<Category, "id" | "slug" | "name">[]> {
  return database
    .select({ id: categories.id, slug: categories.slug, name: categories.name })
    .from(productCategories)
    .innerJoin(
      categories,
      and(eq(categories.storeId, productCategories.storeId), eq(categories.id, productCategories.categoryId)),
    )
    .where(
      and(
        eq(productCategories.storeId, storeId),
        eq(productCategories.productId, productId),
        eq(categories.status, "active"),
      ),
    )
    .orderBy(desc(levelOf), asc(categories.rank), asc(categories.id))
    .limit(MAX_CATEGORIES);
}

/** The slugs of all categories, including inactive ones, that contain at least one of these products. */
export async function listCategorySlugs(
  storeId: StoreId,
  productIds: readonly string[],
  database: Database = getDatabase(),
): Promise<string[]> {
  const rows = await database
    .selectDistinct({ slug: categories.slug })
    .from(productCategories)
    .innerJoin(
      categories,
      and(eq(categories.storeId, productCategories.storeId), eq(categories.id, productCategories.categoryId)),
    )
    .where(and(eq(productCategories.storeId, storeId), inArray(productCategories.productId, [...productIds])))
    .limit(MAX_CATEGORIES);
  return rows.map(({ slug }) => slug);
}

type StoredParts = "picture" | "cardPicture" | "faqs" | "quickLinks" | "relatedLinks" | "segments" | "seo";
type CategoryRow = Omit<Category, StoredParts> & Record<StoredParts, unknown>;

function toCategory(row: CategoryRow): Category {
  return {
    ...row,
    picture: storedOptionalPictureSchema.parse(row.picture),
    cardPicture: storedOptionalPictureSchema.parse(row.cardPicture),
    faqs: storedFaqsSchema.parse(row.faqs),
    quickLinks: storedCategoryLinksSchema.parse(row.quickLinks).slice(0, MAX_QUICK_LINKS),
    relatedLinks: storedCategoryLinksSchema.parse(row.relatedLinks),
    segments: storedSegmentsSchema.parse(row.segments),
    seo: storedSeoSchema.parse(row.seo),
  };
}
