ALTER TABLE "orders" ADD COLUMN "item_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "item_words" = "words"."all" FROM (
  SELECT "store_id", "order_id", string_agg("name" || ' ' || "sku", ' ' ORDER BY "position") AS "all" FROM "order_items" GROUP BY "store_id", "order_id"
) AS "words" WHERE "words"."store_id" = "orders"."store_id" AND "words"."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(number || ' ' || email || ' ' || contact_mobile || ' ' || customer_name || ' ' || item_words)) STORED;--> statement-breakpoint
CREATE INDEX "orders_trigrams" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("store_id","placed_at","status","final_price","refund_amount");