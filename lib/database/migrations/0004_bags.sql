CREATE TABLE "bag_items" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"bag_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"option_names" text[] NOT NULL,
	"options" text[] NOT NULL,
	"addon_id" text DEFAULT '' NOT NULL,
	"model_id" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"quantity" bigint NOT NULL,
	"seen_price" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bag_items_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "bag_items_quantity" CHECK ("bag_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "bags" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"note" text DEFAULT '' NOT NULL,
	"is_gift_wrapped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bags_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "bags_owner" CHECK (num_nonnulls("bags"."customer_id", "bags"."anonymous_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "bag_items" ADD CONSTRAINT "bag_items_store_id_bag_id_bags_store_id_id_fk" FOREIGN KEY ("store_id","bag_id") REFERENCES "public"."bags"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bags" ADD CONSTRAINT "bags_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bag_items_identity" ON "bag_items" USING btree ("store_id","bag_id","product_id","options","addon_id","model_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bags_customer" ON "bags" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bags_anonymous" ON "bags" USING btree ("store_id","anonymous_id");--> statement-breakpoint
CREATE INDEX "bags_age" ON "bags" USING btree ("modified_at");