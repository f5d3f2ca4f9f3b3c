CREATE TABLE "saved_views" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "person_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("store_id","name");--> statement-breakpoint
CREATE INDEX "staff_members_person" ON "staff_members" USING btree ("person_id") WHERE "staff_members"."person_id" <> '';