CREATE TABLE "customer_addresses" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"type" text NOT NULL,
	"other_place" text DEFAULT '' NOT NULL,
	"is_billing" boolean NOT NULL,
	"is_shipping" boolean NOT NULL,
	"name" text NOT NULL,
	"dial_code" text NOT NULL,
	"mobile" text NOT NULL,
	"country" text NOT NULL,
	"door_no" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"landmark" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_addresses_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_feedback" (
	"store_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"quality" integer NOT NULL,
	"pricing" integer NOT NULL,
	"shipping" integer NOT NULL,
	"comment" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_feedback_store_id_customer_id_pk" PRIMARY KEY("store_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer_numbers" (
	"store_id" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"store_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"anonymous_id" text NOT NULL,
	"signed_in_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_browsers_store_id_customer_id_anonymous_id_pk" PRIMARY KEY("store_id","customer_id","anonymous_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"store_id" text NOT NULL,
	"purpose" text NOT NULL,
	"asked_by" text NOT NULL,
	"recipient" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_store_id_purpose_asked_by_pk" PRIMARY KEY("store_id","purpose","asked_by")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"store_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_store_id_token_hash_pk" PRIMARY KEY("store_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"store_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_store_id_provider_subject_pk" PRIMARY KEY("store_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "social_sign_ins" (
	"store_id" text NOT NULL,
	"anonymous_id" text NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"next_path" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_sign_ins_store_id_anonymous_id_pk" PRIMARY KEY("store_id","anonymous_id")
);
--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_feedback" ADD CONSTRAINT "customer_feedback_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_billing" ON "customer_addresses" USING btree ("store_id","customer_id") WHERE "customer_addresses"."is_billing";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_shipping" ON "customer_addresses" USING btree ("store_id","customer_id") WHERE "customer_addresses"."is_shipping";--> statement-breakpoint
CREATE INDEX "customer_feedback_time" ON "customer_feedback" USING btree ("store_id","sent_at");--> statement-breakpoint
CREATE INDEX "known_browsers_age" ON "known_browsers" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_customer" ON "password_resets" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_identities_customer" ON "social_identities" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "social_sign_ins_expiry" ON "social_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_mobile" ON "customers" USING btree ("store_id","dial_code","mobile") WHERE "customers"."mobile_verified_at" is not null;