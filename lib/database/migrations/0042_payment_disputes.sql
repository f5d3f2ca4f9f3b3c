CREATE TABLE "payment_differences" (
	"store_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"kind" text NOT NULL,
	"taken" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_differences_store_id_payment_id_pk" PRIMARY KEY("store_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"store_id" text NOT NULL,
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"reason" text NOT NULL,
	"answer_by" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_disputes_store_id_provider_id_pk" PRIMARY KEY("store_id","provider","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "compared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_differences" ADD CONSTRAINT "payment_differences_store_id_payment_id_payments_store_id_id_fk" FOREIGN KEY ("store_id","payment_id") REFERENCES "public"."payments"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("store_id","payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_latest" ON "payment_disputes" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_age" ON "payments" USING btree ("created_at");