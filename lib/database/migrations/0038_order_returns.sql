CREATE TABLE "order_returns" (
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"id" text NOT NULL,
	"status" text NOT NULL,
	"items" jsonb NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"wish" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	CONSTRAINT "order_returns_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_returns_latest" ON "order_returns" USING btree ("store_id","asked_at" DESC NULLS LAST);