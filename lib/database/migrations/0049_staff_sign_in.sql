CREATE TABLE "staff_challenges" (
	"store_id" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenges_store_id_challenge_pk" PRIMARY KEY("store_id","challenge")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signatures" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"store_id" text NOT NULL,
	"member_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_store_id_member_id_code_hash_pk" PRIMARY KEY("store_id","member_id","code_hash")
);
--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "totp_draft" text;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "totp_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "challenge" text;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_store_id_member_id_staff_members_store_id_id_fk" FOREIGN KEY ("store_id","member_id") REFERENCES "public"."staff_members"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_store_id_member_id_staff_members_store_id_id_fk" FOREIGN KEY ("store_id","member_id") REFERENCES "public"."staff_members"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_passkeys_member" ON "staff_passkeys" USING btree ("store_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_email" ON "staff_members" USING btree ("store_id","email");--> statement-breakpoint
UPDATE "staff_sessions" SET "id" = left(md5("token_hash"), 16);
