CREATE TABLE "checkouts" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text,
	"anonymous_id" text,
	"item" jsonb,
	"currency_code" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"shipping_method_id" text DEFAULT '' NOT NULL,
	"branch_id" text DEFAULT '' NOT NULL,
	"slot_start" timestamp with time zone,
	"slot_end" timestamp with time zone,
	"offer_code" text DEFAULT '' NOT NULL,
	"gift_card_codes" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_gift_wrapped" boolean DEFAULT false NOT NULL,
	"gst_company" text DEFAULT '' NOT NULL,
	"gst_number" text DEFAULT '' NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "checkouts_owner" CHECK (num_nonnulls("checkouts"."customer_id", "checkouts"."anonymous_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "gift_card_uses" (
	"store_id" text NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_taken" bigint NOT NULL,
	CONSTRAINT "gift_card_uses_store_id_code_order_id_pk" PRIMARY KEY("store_id","code","order_id")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"store_id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"price" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"status" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"held_for" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_store_id_code_pk" PRIMARY KEY("store_id","code"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."price")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"store_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"key" text NOT NULL,
	"request_digest" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_asked_by_key_pk" PRIMARY KEY("store_id","asked_by","key")
);
--> statement-breakpoint
CREATE TABLE "number_sequences" (
	"store_id" text NOT NULL,
	"name" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "number_sequences_store_id_name_pk" PRIMARY KEY("store_id","name")
);
--> statement-breakpoint
CREATE TABLE "offer_counts" (
	"store_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "offer_counts_store_id_offer_id_pk" PRIMARY KEY("store_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "offer_uses" (
	"store_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"order_id" text NOT NULL,
	"used_by" text NOT NULL,
	"is_only_use" boolean NOT NULL,
	CONSTRAINT "offer_uses_store_id_offer_id_order_id_pk" PRIMARY KEY("store_id","offer_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"store_id" text NOT NULL,
	"order_id" text NOT NULL,
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
	"stock_taken" bigint DEFAULT 0 NOT NULL,
	"unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"tax_rate_id" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"cancellation" jsonb,
	CONSTRAINT "order_items_store_id_order_id_position_pk" PRIMARY KEY("store_id","order_id","position"),
	CONSTRAINT "order_items_quantity" CHECK ("order_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_links" (
	"store_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_links_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"number" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"customer_name" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_name" text DEFAULT '' NOT NULL,
	"payment_reference" text DEFAULT '' NOT NULL,
	"hold_until" timestamp with time zone,
	"is_buy_now" boolean DEFAULT false NOT NULL,
	"currency_code" text NOT NULL,
	"rate_millionths" bigint NOT NULL,
	"charge_basis_points" integer NOT NULL,
	"sub_total" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"packaging_charges" bigint NOT NULL,
	"gift_wrapping" bigint NOT NULL,
	"cod_charges" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"manual_discount" bigint DEFAULT 0 NOT NULL,
	"offer_discount" bigint DEFAULT 0 NOT NULL,
	"gift_card_amount" bigint DEFAULT 0 NOT NULL,
	"final_price" bigint NOT NULL,
	"refund_amount" bigint DEFAULT 0 NOT NULL,
	"offer_code" text DEFAULT '' NOT NULL,
	"tax_groups" jsonb NOT NULL,
	"kind" text NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"shipping" jsonb NOT NULL,
	"tracking_link" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"gst_company" text DEFAULT '' NOT NULL,
	"gst_number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_gift_wrapped" boolean DEFAULT false NOT NULL,
	"invoice_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"dispatched_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id"),
	CONSTRAINT "orders_final_price" CHECK ("orders"."final_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"store_id" text NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_store_id_provider_event_id_pk" PRIMARY KEY("store_id","provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_links" ADD CONSTRAINT "order_links_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_customer" ON "checkouts" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "checkouts_anonymous" ON "checkouts" USING btree ("store_id","anonymous_id");--> statement-breakpoint
CREATE INDEX "checkouts_age" ON "checkouts" USING btree ("modified_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_uses_once" ON "offer_uses" USING btree ("store_id","offer_id","used_by") WHERE "offer_uses"."is_only_use";--> statement-breakpoint
CREATE INDEX "offer_uses_by" ON "offer_uses" USING btree ("store_id","used_by");--> statement-breakpoint
CREATE INDEX "order_links_order" ON "order_links" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_links_expiry" ON "order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_invoice" ON "orders" USING btree ("store_id","invoice_number");--> statement-breakpoint
CREATE INDEX "orders_latest" ON "orders" USING btree ("store_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("store_id","customer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_hold" ON "orders" USING btree ("hold_until") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_events_age" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("store_id","provider","reference");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("store_id","order_id");