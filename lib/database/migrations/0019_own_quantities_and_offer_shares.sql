ALTER TABLE "order_items" ADD COLUMN "offer_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_quantity" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "step_quantity" bigint DEFAULT 0 NOT NULL;