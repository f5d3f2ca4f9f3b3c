CREATE TABLE "suppressed_addresses" (
	"store_id" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressed_addresses_store_id_email_pk" PRIMARY KEY("store_id","email")
);
--> statement-breakpoint
CREATE INDEX "suppressed_addresses_latest" ON "suppressed_addresses" USING btree ("store_id","created_at" DESC NULLS LAST);