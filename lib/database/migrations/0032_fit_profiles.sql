CREATE TABLE "fit_profile_links" (
	"store_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"profile_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fit_profile_links_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "fit_profiles" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"name" text NOT NULL,
	"for_whom" text DEFAULT '' NOT NULL,
	"addon_id" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fit_profiles_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "fit_profiles_owner" CHECK (num_nonnulls("fit_profiles"."customer_id", "fit_profiles"."anonymous_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "additional_quantity" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "customization" jsonb;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "addon_price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "addon_must" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD COLUMN "additional_quantity" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_items" ADD COLUMN "customization" jsonb;--> statement-breakpoint
ALTER TABLE "fit_profile_links" ADD CONSTRAINT "fit_profile_links_profile_fk" FOREIGN KEY ("store_id","profile_id") REFERENCES "public"."fit_profiles"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_profiles" ADD CONSTRAINT "fit_profiles_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fit_profile_links_profile" ON "fit_profile_links" USING btree ("store_id","profile_id");--> statement-breakpoint
CREATE INDEX "fit_profile_links_expiry" ON "fit_profile_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fit_profiles_customer" ON "fit_profiles" USING btree ("store_id","customer_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "fit_profiles_anonymous" ON "fit_profiles" USING btree ("store_id","anonymous_id",lower("name"));--> statement-breakpoint
CREATE INDEX "fit_profiles_age" ON "fit_profiles" USING btree ("modified_at") WHERE "fit_profiles"."customer_id" is null;