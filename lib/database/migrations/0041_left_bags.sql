ALTER TABLE "stock_alerts" ADD COLUMN "mail_token" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
-- The rows of one address share their token.
UPDATE "stock_alerts" SET "mail_token" = (SELECT min("other"."mail_token") FROM "stock_alerts" AS "other" WHERE "other"."store_id" = "stock_alerts"."store_id" AND "other"."email" = "stock_alerts"."email");--> statement-breakpoint
ALTER TABLE "wishlists" ADD COLUMN "mail_token" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_alerts_mail_token" ON "stock_alerts" USING btree ("store_id","mail_token");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlists_mail_token" ON "wishlists" USING btree ("store_id","mail_token");