ALTER TABLE "categories" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "lists_products" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_store_id_parent_id_categories_store_id_id_fk" FOREIGN KEY ("store_id","parent_id") REFERENCES "public"."categories"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("store_id","parent_id");