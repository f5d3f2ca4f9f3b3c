-- Since 0001 PostgreSQL moves all it can out of a product's long row, down to ids of 24 characters. Each comparison of
-- such an id reads three pages of another table. What lists, carts and orders find products by stays in the row.
ALTER TABLE "products"
	ALTER COLUMN "store_id" SET STORAGE MAIN,
	ALTER COLUMN "id" SET STORAGE MAIN,
	ALTER COLUMN "slug" SET STORAGE MAIN,
	ALTER COLUMN "sku" SET STORAGE MAIN,
	ALTER COLUMN "name" SET STORAGE MAIN;
--> statement-breakpoint
-- PostgreSQL leaves out of line what was there, unless it is written anew: only those rows, of which a large catalogue may
-- have none. There a value has no header, so it is not longer than its text. No list reads names from the row to sort by
-- them, and writing one notes its words again, so they move with their next change.
UPDATE "products" SET "id" = "id" || '', "slug" = "slug" || ''
WHERE pg_column_size("id") <= octet_length("id") OR pg_column_size("slug") <= octet_length("slug");
