DROP INDEX "customers_email";--> statement-breakpoint
ALTER TABLE "visitor_sessions" ADD COLUMN "guest_mobile" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "contact_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_guest_mobile" ON "orders" USING btree ("store_id","contact_mobile") WHERE "orders"."contact_mobile" <> '' and "orders"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "quotations_guest_mobile" ON "quotations" USING btree ("store_id","contact_mobile") WHERE "quotations"."contact_mobile" <> '' and "quotations"."customer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("store_id","email") WHERE "customers"."email" <> '';--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_contact" CHECK ("customers"."email" <> '' or "customers"."mobile_verified_at" is not null);