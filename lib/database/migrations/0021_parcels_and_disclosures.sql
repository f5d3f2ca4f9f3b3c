CREATE TABLE "order_parcels" (
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_link" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"dispatched_at" timestamp with time zone NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "order_parcels_store_id_order_id_ordinal_pk" PRIMARY KEY("store_id","order_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "disclosures" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcels" ADD CONSTRAINT "order_parcels_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "products" SET "status" = 'draft' WHERE "is_gift_card" AND "status" = 'active';