CREATE TABLE "order_payers" (
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"anonymous_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payers_store_id_order_id_anonymous_id_pk" PRIMARY KEY("store_id","order_id","anonymous_id")
);
--> statement-breakpoint
ALTER TABLE "order_payers" ADD CONSTRAINT "order_payers_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payers_expiry" ON "order_payers" USING btree ("expires_at");