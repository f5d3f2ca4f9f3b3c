CREATE TABLE "order_refunds" (
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
	"id" text NOT NULL,
	"cause" text NOT NULL,
	"destination" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"to_gift_cards" bigint DEFAULT 0 NOT NULL,
	"charged_amount" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"shipping" bigint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"gift_card_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_store_id_order_id_id_pk" PRIMARY KEY("store_id","order_id","id"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" >= 0 and "order_refunds"."to_gift_cards" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;