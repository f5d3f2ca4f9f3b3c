CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"picture" jsonb,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'enabled' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"picture" jsonb,
	"header_content" text DEFAULT '' NOT NULL,
	"footer_content" text DEFAULT '' NOT NULL,
	"faqs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"store_id" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pages_store_id_slug_pk" PRIMARY KEY("store_id","slug")
);
--> statement-breakpoint
CREATE TABLE "filter_groups" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "filter_groups_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "layouts" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"sub_heading" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "layouts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "menus_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"store_id" text NOT NULL,
	"category_id" text NOT NULL,
	"product_id" text NOT NULL,
	CONSTRAINT "product_categories_store_id_category_id_product_id_pk" PRIMARY KEY("store_id","category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"hsn_code" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT 'Pcs' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	"selling_price" bigint NOT NULL,
	"discounted_price" bigint NOT NULL,
	"min_price" bigint NOT NULL,
	"max_price" bigint NOT NULL,
	"stock" bigint,
	"allow_backorder" boolean DEFAULT false NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"tax_rate_id" text DEFAULT '' NOT NULL,
	"google_category" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"footnotes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faqs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" jsonb,
	"variant_types" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size_chart_id" text,
	"addon_ids" text[] DEFAULT '{}' NOT NULL,
	"badge_ids" text[] DEFAULT '{}' NOT NULL,
	"filter_keys" text[] DEFAULT '{}' NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search_terms" text DEFAULT '' NOT NULL,
	"search_document" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('simple', name || ' ' || sku), 'A') || setweight(to_tsvector('english', brand || ' ' || product_type || ' ' || summary || ' ' || search_terms), 'B')) STORED,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || sku || ' ' || brand || ' ' || product_type || ' ' || search_terms)) STORED,
	"import_digest" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "shared_lists" (
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "shared_lists_store_id_kind_id_pk" PRIMARY KEY("store_id","kind","id")
);
--> statement-breakpoint
CREATE TABLE "slug_redirects" (
	"store_id" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"target_id" text NOT NULL,
	CONSTRAINT "slug_redirects_store_id_kind_slug_pk" PRIMARY KEY("store_id","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"details" jsonb NOT NULL,
	"live_currencies" jsonb NOT NULL,
	"ys_features" text[] DEFAULT '{}' NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"product_id" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"sku" text NOT NULL,
	"options" text[] NOT NULL,
	"selling_price" bigint NOT NULL,
	"discounted_price" bigint NOT NULL,
	"stock" bigint,
	"allow_backorder" boolean DEFAULT false NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"tax_rate_id" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "variants_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_store_id_category_id_categories_store_id_id_fk" FOREIGN KEY ("store_id","category_id") REFERENCES "public"."categories"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("store_id","slug");--> statement-breakpoint
CREATE INDEX "blog_posts_latest" ON "blog_posts" USING btree ("store_id","status","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug" ON "categories" USING btree ("store_id","slug");--> statement-breakpoint
CREATE INDEX "product_categories_product" ON "product_categories" USING btree ("store_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug" ON "products" USING btree ("store_id","slug");--> statement-breakpoint
CREATE INDEX "products_latest" ON "products" USING btree ("store_id","status","rank" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("store_id","status","discounted_price","id");--> statement-breakpoint
CREATE INDEX "products_sku" ON "products" USING btree ("store_id",lower("sku"));--> statement-breakpoint
CREATE INDEX "products_filters" ON "products" USING gin ("filter_keys");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search_document");--> statement-breakpoint
CREATE INDEX "products_trigrams" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("store_id","product_id","rank");