CREATE TABLE "window_changes" (
	"store_id" text NOT NULL,
	"draft_id" text NOT NULL,
	"number" integer NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "window_changes_store_id_draft_id_number_pk" PRIMARY KEY("store_id","draft_id","number")
);
--> statement-breakpoint
CREATE TABLE "window_drafts" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"by" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp with time zone,
	"begun_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "window_drafts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "window_versions" (
	"store_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"name" text NOT NULL,
	"cause" text NOT NULL,
	"pages" jsonb NOT NULL,
	CONSTRAINT "window_versions_store_id_number_pk" PRIMARY KEY("store_id","number")
);
--> statement-breakpoint
ALTER TABLE "window_changes" ADD CONSTRAINT "window_changes_store_id_draft_id_window_drafts_store_id_id_fk" FOREIGN KEY ("store_id","draft_id") REFERENCES "public"."window_drafts"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "window_drafts_planned" ON "window_drafts" USING btree ("publish_at");