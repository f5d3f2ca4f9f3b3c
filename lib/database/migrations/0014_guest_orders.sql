ALTER TABLE "orders" ADD COLUMN "is_of_former_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_guest" ON "orders" USING btree ("store_id","email") WHERE "orders"."customer_id" is null and not "orders"."is_of_former_customer";--> statement-breakpoint
CREATE INDEX "quotations_guest" ON "quotations" USING btree ("store_id","email") WHERE "quotations"."customer_id" is null;--> statement-breakpoint
-- Numbers of customers have a third part, so that these are not of guests.
UPDATE "orders" SET "is_of_former_customer" = true WHERE "customer_id" IS NULL AND "number" LIKE '%-%-%';