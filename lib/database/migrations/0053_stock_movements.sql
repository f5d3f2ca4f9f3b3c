CREATE TABLE "stock_movements" (
	"store_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" bigint,
	"after" bigint,
	"reason" text NOT NULL,
	"order_id" text NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "stock_movements_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_item" ON "stock_movements" USING btree ("store_id","product_id","variant_id","id");--> statement-breakpoint
CREATE FUNCTION "note_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product text := CASE WHEN TG_TABLE_NAME = 'variants' THEN to_jsonb(NEW) ->> 'product_id' ELSE NEW.id END;
  variant text := CASE WHEN TG_TABLE_NAME = 'variants' THEN NEW.id ELSE '' END;
  was bigint := NULL;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    was := OLD.stock;
    -- The stock of a product with variants is the sum of theirs.
    IF variant = '' AND EXISTS (SELECT 1 FROM variants WHERE store_id = NEW.store_id AND product_id = product) THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO stock_movements (store_id, product_id, variant_id, at, before, after, reason, order_id, by)
  VALUES (
    NEW.store_id, product, variant, clock_timestamp(), was, NEW.stock,
    coalesce(nullif(current_setting('shop.stock_reason', true), ''), 'other'),
    coalesce(current_setting('shop.stock_order', true), ''),
    coalesce(current_setting('shop.stock_by', true), '')
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_stock_set" AFTER INSERT ON "products" FOR EACH ROW WHEN (NEW.stock IS NOT NULL) EXECUTE FUNCTION "note_stock_movement"();
--> statement-breakpoint
CREATE TRIGGER "variants_stock_set" AFTER INSERT ON "variants" FOR EACH ROW WHEN (NEW.stock IS NOT NULL) EXECUTE FUNCTION "note_stock_movement"();
--> statement-breakpoint
CREATE TRIGGER "products_stock_changed" AFTER UPDATE OF "stock" ON "products" FOR EACH ROW WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION "note_stock_movement"();
--> statement-breakpoint
CREATE TRIGGER "variants_stock_changed" AFTER UPDATE OF "stock" ON "variants" FOR EACH ROW WHEN (OLD.stock IS DISTINCT FROM NEW.stock) EXECUTE FUNCTION "note_stock_movement"();
--> statement-breakpoint
-- The stock of today is where the ledger begins.
INSERT INTO "stock_movements" ("store_id", "product_id", "variant_id", "at", "before", "after", "reason", "order_id", "by")
SELECT "store_id", "product_id", "id", now(), NULL::bigint, "stock", 'counted', '', '' FROM "variants" WHERE "stock" IS NOT NULL
UNION ALL
SELECT "store_id", "id", '', now(), NULL::bigint, "stock", 'counted', '', '' FROM "products" WHERE "stock" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "variants" WHERE "variants"."store_id" = "products"."store_id" AND "variants"."product_id" = "products"."id");
