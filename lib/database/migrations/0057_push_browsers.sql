CREATE TABLE "staff_push_browsers" (
	"store_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"secret" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_push_browsers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "staff_push_browsers" ADD CONSTRAINT "staff_push_browsers_store_id_member_id_staff_members_store_id_id_fk" FOREIGN KEY ("store_id","member_id") REFERENCES "public"."staff_members"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_push_browsers_endpoint" ON "staff_push_browsers" USING btree ("store_id","endpoint");--> statement-breakpoint
CREATE INDEX "staff_push_browsers_member" ON "staff_push_browsers" USING btree ("store_id","member_id");