ALTER TABLE "checkouts" ADD COLUMN "collector" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "allow_cod" boolean DEFAULT true NOT NULL;