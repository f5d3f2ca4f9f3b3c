CREATE TABLE "article_drafts" (
	"store_id" text NOT NULL,
	"part" text NOT NULL,
	"article_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"base" jsonb,
	"by" text NOT NULL,
	"revision" integer NOT NULL,
	"publish_at" timestamp with time zone,
	"begun_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_drafts_store_id_part_article_id_pk" PRIMARY KEY("store_id","part","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"store_id" text NOT NULL,
	"part" text NOT NULL,
	"article_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"cause" text NOT NULL,
	"content" jsonb,
	CONSTRAINT "article_versions_store_id_part_article_id_number_pk" PRIMARY KEY("store_id","part","article_id","number")
);
--> statement-breakpoint
CREATE INDEX "article_drafts_planned" ON "article_drafts" USING btree ("publish_at");