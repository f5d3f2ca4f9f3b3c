CREATE TABLE "enquiries" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_slug" text NOT NULL,
	"product_name" text NOT NULL,
	"sku" text NOT NULL,
	"options" text NOT NULL,
	"customer_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"dial_code" text NOT NULL,
	"mobile" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allow_preorder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_customer" ON "enquiries" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "enquiries_age" ON "enquiries" USING btree ("created_at");