CREATE TABLE "work_challenges" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_challenges_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "work_challenges_age" ON "work_challenges" USING btree ("expires_at");