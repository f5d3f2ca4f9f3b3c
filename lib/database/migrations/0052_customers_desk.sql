CREATE TABLE "customer_notes" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "enquiry_replies" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"enquiry_id" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_replies_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_replies" ADD CONSTRAINT "enquiry_replies_store_id_enquiry_id_enquiries_store_id_id_fk" FOREIGN KEY ("store_id","enquiry_id") REFERENCES "public"."enquiries"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "enquiry_replies_enquiry" ON "enquiry_replies" USING btree ("store_id","enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiries_waiting" ON "enquiries" USING btree ("store_id") WHERE "enquiries"."answered_at" is null;--> statement-breakpoint
-- Until now answers were not kept. What is a month old was answered, or nobody waits for it any more.
UPDATE "enquiries" SET "answered_at" = "created_at" WHERE "created_at" < now() - interval '30 days';
