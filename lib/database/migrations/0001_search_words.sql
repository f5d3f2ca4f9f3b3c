CREATE TABLE "search_words" (
	"store_id" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_store_id_word_pk" PRIMARY KEY("store_id","word")
);
--> statement-breakpoint
DROP INDEX "products_trigrams";--> statement-breakpoint
DROP INDEX "blog_posts_latest";--> statement-breakpoint
DROP INDEX "products_latest";--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("store_id","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "variants_sku" ON "variants" USING btree ("store_id",lower("sku"));--> statement-breakpoint
CREATE INDEX "blog_posts_latest" ON "blog_posts" USING btree ("store_id","status","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_latest" ON "products" USING btree ("store_id","status","rank" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_text";--> statement-breakpoint
CREATE FUNCTION "note_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- In the order of the words, so that two writers never wait for each other.
	INSERT INTO "search_words" ("store_id", "word")
	SELECT NEW."store_id", lexeme
	FROM unnest(to_tsvector('simple', NEW."name" || ' ' || NEW."brand" || ' ' || NEW."product_type" || ' ' || NEW."search_terms"))
	WHERE length(lexeme) BETWEEN 3 AND 40 AND lexeme !~ '[0-9[:punct:]]'
	ORDER BY lexeme
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_search_words" AFTER INSERT OR UPDATE OF "name", "brand", "product_type", "search_terms" ON "products"
FOR EACH ROW EXECUTE FUNCTION "note_search_words"();
--> statement-breakpoint
INSERT INTO "search_words" ("store_id", "word")
SELECT DISTINCT "store_id", lexeme
FROM "products", unnest(to_tsvector('simple', "name" || ' ' || "brand" || ' ' || "product_type" || ' ' || "search_terms"))
WHERE length(lexeme) BETWEEN 3 AND 40 AND lexeme !~ '[0-9[:punct:]]';
--> statement-breakpoint
-- What only a product's own page shows goes out of line, so that lists read a quarter of the pages.
ALTER TABLE "products" SET (toast_tuple_target = 512);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_document" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "filter_keys" SET STORAGE MAIN;
