CREATE TABLE "left_cart_consents" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"email" text,
	"mail_token" text DEFAULT gen_random_uuid()::text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	CONSTRAINT "left_cart_consents_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "left_cart_consents_owner" CHECK (num_nonnulls("left_cart_consents"."customer_id", "left_cart_consents"."anonymous_id") = 1),
	CONSTRAINT "left_cart_consents_address" CHECK (num_nonnulls("left_cart_consents"."customer_id", "left_cart_consents"."email") = 1)
);
--> statement-breakpoint
CREATE TABLE "left_cart_links" (
	"store_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"cart_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "left_cart_links_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "mail_token" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
-- The rows of one address share their token.
UPDATE "stock_alerts" SET "mail_token" = (SELECT min("other"."mail_token") FROM "stock_alerts" AS "other" WHERE "other"."store_id" = "stock_alerts"."store_id" AND "other"."email" = "stock_alerts"."email");--> statement-breakpoint
ALTER TABLE "wishlists" ADD COLUMN "mail_token" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "left_cart_consents" ADD CONSTRAINT "left_cart_consents_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_cart_links" ADD CONSTRAINT "left_cart_links_store_id_cart_id_carts_store_id_id_fk" FOREIGN KEY ("store_id","cart_id") REFERENCES "public"."carts"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "left_cart_consents_customer" ON "left_cart_consents" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "left_cart_consents_anonymous" ON "left_cart_consents" USING btree ("store_id","anonymous_id");--> statement-breakpoint
CREATE UNIQUE INDEX "left_cart_consents_mail_token" ON "left_cart_consents" USING btree ("store_id","mail_token");--> statement-breakpoint
CREATE INDEX "left_cart_consents_email" ON "left_cart_consents" USING btree ("store_id","email");--> statement-breakpoint
CREATE INDEX "left_cart_consents_age" ON "left_cart_consents" USING btree ("consented_at");--> statement-breakpoint
CREATE INDEX "left_cart_links_cart" ON "left_cart_links" USING btree ("store_id","cart_id");--> statement-breakpoint
CREATE INDEX "left_cart_links_expiry" ON "left_cart_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stock_alerts_mail_token" ON "stock_alerts" USING btree ("store_id","mail_token");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_mail_token" ON "wishlists" USING btree ("store_id","mail_token");