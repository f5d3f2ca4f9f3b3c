CREATE TABLE "withdrawals" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"order_id" text,
	"items" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "withdrawals_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE INDEX "withdrawals_latest" ON "withdrawals" USING btree ("store_id","confirmed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_age" ON "withdrawals" USING btree ("created_at");