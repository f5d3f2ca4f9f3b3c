CREATE TABLE "stock_alerts" (
	"store_id" text NOT NULL,
	"product_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_store_id_product_id_variant_id_email_pk" PRIMARY KEY("store_id","product_id","variant_id","email")
);
--> statement-breakpoint
CREATE INDEX "stock_alerts_token" ON "stock_alerts" USING btree ("store_id","token_hash");--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("store_id","email");--> statement-breakpoint
CREATE INDEX "stock_alerts_age" ON "stock_alerts" USING btree ("created_at");