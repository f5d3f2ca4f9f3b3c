CREATE TABLE "expired_tags" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"expired_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "expired_tags_age" ON "expired_tags" USING btree ("expired_at");