ALTER TABLE "categories" ADD COLUMN "quick_links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "related_links" jsonb DEFAULT '[]'::jsonb NOT NULL;