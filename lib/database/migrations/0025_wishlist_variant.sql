ALTER TABLE "wishlist_items" ADD COLUMN "option_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "options" text[] DEFAULT '{}' NOT NULL;