ALTER TABLE "order_returns" ADD COLUMN "exchange_order_id" text;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "picture_id" text;