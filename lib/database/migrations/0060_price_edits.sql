CREATE TABLE "price_edits" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"rows" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "price_edits_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "price_edits_at" ON "price_edits" USING btree ("store_id","at");