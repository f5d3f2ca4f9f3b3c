-- A database that is distributed by store needs the store in every key.
DROP INDEX "api_tokens_hash";--> statement-breakpoint
ALTER TABLE "staff_links" DROP CONSTRAINT "staff_links_pkey";--> statement-breakpoint
ALTER TABLE "staff_sessions" DROP CONSTRAINT "staff_sessions_pkey";--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "staff_links_token" ON "staff_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_token" ON "staff_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("hash");
