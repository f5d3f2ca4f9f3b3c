ALTER TABLE "orders" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_transfer_hold" ON "orders" USING btree ("hold_until") WHERE "orders"."status" = 'placed' and "orders"."payment_status" = 'awaited';--> statement-breakpoint
CREATE INDEX "orders_reminder" ON "orders" USING btree ("remind_at") WHERE "orders"."remind_at" is not null;