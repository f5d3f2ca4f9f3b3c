CREATE TABLE "personal_files" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_files_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "personal_files_owner" CHECK (num_nonnulls("personal_files"."customer_id", "personal_files"."anonymous_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "personal_files" ADD CONSTRAINT "personal_files_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "personal_files_customer" ON "personal_files" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "personal_files_anonymous" ON "personal_files" USING btree ("store_id","anonymous_id");--> statement-breakpoint
CREATE INDEX "personal_files_age" ON "personal_files" USING btree ("kept_until");