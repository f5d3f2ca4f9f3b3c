CREATE TABLE "wish_list_items" (
	"store_id" text NOT NULL,
	"list_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"seen_price" bigint NOT NULL,
	"was_sold_out" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_list_items_store_id_list_id_product_id_pk" PRIMARY KEY("store_id","list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "wish_lists" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"share_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_lists_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "wish_lists_owner" CHECK (num_nonnulls("wish_lists"."customer_id", "wish_lists"."anonymous_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "wish_list_items" ADD CONSTRAINT "wish_list_items_store_id_list_id_wish_lists_store_id_id_fk" FOREIGN KEY ("store_id","list_id") REFERENCES "public"."wish_lists"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_lists" ADD CONSTRAINT "wish_lists_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_customer" ON "wish_lists" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_anonymous" ON "wish_lists" USING btree ("store_id","anonymous_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_lists_share" ON "wish_lists" USING btree ("store_id","share_token");--> statement-breakpoint
CREATE INDEX "wish_lists_age" ON "wish_lists" USING btree ("modified_at");