CREATE TABLE "visit_counts" (
	"store_id" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_store_id_day_kind_subject_pk" PRIMARY KEY("store_id","day","kind","subject")
);
--> statement-breakpoint
CREATE INDEX "visit_counts_age" ON "visit_counts" USING btree ("day");