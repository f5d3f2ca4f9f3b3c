DROP INDEX "cart_items_identity";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "personalization" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "personal_fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD COLUMN "personalization" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_identity" ON "cart_items" USING btree ("store_id","cart_id","product_id","options","addon_id","model_id",md5("answers"::text));