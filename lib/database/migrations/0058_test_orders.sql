DROP INDEX "orders_sold";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_sold" ON "orders" USING btree ("store_id","placed_at","status","final_price","refund_amount") WHERE not "orders"."is_test";