CREATE TABLE "product_imports" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "product_imports_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "products_before" (
	"store_id" text NOT NULL,
	"import_id" text NOT NULL,
	"product_id" text NOT NULL,
	"before" jsonb,
	"stocks" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "products_before_store_id_import_id_product_id_pk" PRIMARY KEY("store_id","import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "products_before" ADD CONSTRAINT "products_before_store_id_import_id_product_imports_store_id_id_fk" FOREIGN KEY ("store_id","import_id") REFERENCES "public"."product_imports"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_at" ON "product_imports" USING btree ("store_id","at");