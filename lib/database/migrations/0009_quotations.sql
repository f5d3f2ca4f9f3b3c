CREATE TABLE "quotation_items" (
	"store_id" text NOT NULL,
	"quotation_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"hsn_code" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"option_names" text[] NOT NULL,
	"options" text[] NOT NULL,
	"addon_id" text DEFAULT '' NOT NULL,
	"addon_name" text DEFAULT '' NOT NULL,
	"model_id" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"quantity" bigint NOT NULL,
	"asked_unit_price" bigint NOT NULL,
	"asked_addon_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"addon_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_rate_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "quotation_items_store_id_quotation_id_position_pk" PRIMARY KEY("store_id","quotation_id","position"),
	CONSTRAINT "quotation_items_quantity" CHECK ("quotation_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_links" (
	"store_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"quotation_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_links_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "quotation_revisions" (
	"store_id" text NOT NULL,
	"quotation_id" text NOT NULL,
	"number" integer NOT NULL,
	"prices" jsonb NOT NULL,
	"sub_total" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"final_price" bigint NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"request_text" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone,
	CONSTRAINT "quotation_revisions_store_id_quotation_id_number_pk" PRIMARY KEY("store_id","quotation_id","number")
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"checkout_id" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"customer_name" text NOT NULL,
	"status" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"currency_code" text NOT NULL,
	"rate_millionths" bigint NOT NULL,
	"charge_basis_points" integer NOT NULL,
	"sub_total" bigint NOT NULL,
	"shipping_cost" bigint DEFAULT 0 NOT NULL,
	"final_price" bigint NOT NULL,
	"company_address" jsonb,
	"billing_address" jsonb,
	"gst_company" text DEFAULT '' NOT NULL,
	"gst_number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cancelled_by" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revised_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotations_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "quotations_order" CHECK (("quotations"."status" = 'confirmed') = ("quotations"."order_id" is not null)),
	CONSTRAINT "quotations_final_price" CHECK ("quotations"."final_price" = "quotations"."sub_total" + "quotations"."shipping_cost")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "quotation_id" text;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD CONSTRAINT "quotation_items_quotation_fk" FOREIGN KEY ("store_id","quotation_id") REFERENCES "public"."quotations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_links" ADD CONSTRAINT "quotation_links_quotation_fk" FOREIGN KEY ("store_id","quotation_id") REFERENCES "public"."quotations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_quotation_fk" FOREIGN KEY ("store_id","quotation_id") REFERENCES "public"."quotations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_links_quotation" ON "quotation_links" USING btree ("store_id","quotation_id");--> statement-breakpoint
CREATE INDEX "quotation_links_expiry" ON "quotation_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_number" ON "quotations" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "quotations_latest" ON "quotations" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "quotations_customer" ON "quotations" USING btree ("store_id","customer_id","created_at" DESC NULLS FIRST);