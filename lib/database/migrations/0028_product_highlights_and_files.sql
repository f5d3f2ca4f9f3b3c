ALTER TABLE "products" ADD COLUMN "highlights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;