CREATE TABLE "credit_notes" (
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"positions" integer[] NOT NULL,
	"tax_groups" jsonb NOT NULL,
	"to_gift_cards" bigint NOT NULL,
	CONSTRAINT "credit_notes_store_id_order_id_ordinal_pk" PRIMARY KEY("store_id","order_id","ordinal")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoiced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_number" ON "credit_notes" USING btree ("store_id","number");--> statement-breakpoint
UPDATE "orders" SET "invoiced_at" = coalesce("placed_at", "created_at") WHERE "invoice_number" IS NOT NULL;--> statement-breakpoint
UPDATE "number_sequences" SET "name" = 'invoice INV-#' WHERE "name" = 'invoice';