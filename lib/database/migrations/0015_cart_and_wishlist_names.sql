ALTER TABLE "bags" RENAME TO "carts";--> statement-breakpoint
ALTER TABLE "bag_items" RENAME TO "cart_items";--> statement-breakpoint
ALTER TABLE "wish_lists" RENAME TO "wishlists";--> statement-breakpoint
ALTER TABLE "wish_list_items" RENAME TO "wishlist_items";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME COLUMN "bag_id" TO "cart_id";--> statement-breakpoint
ALTER TABLE "carts" RENAME CONSTRAINT "bags_store_id_id_pk" TO "carts_store_id_id_pk";--> statement-breakpoint
ALTER TABLE "carts" RENAME CONSTRAINT "bags_store_id_customer_id_customers_store_id_id_fk" TO "carts_store_id_customer_id_customers_store_id_id_fk";--> statement-breakpoint
ALTER TABLE "carts" RENAME CONSTRAINT "bags_owner" TO "carts_owner";--> statement-breakpoint
ALTER INDEX "bags_customer" RENAME TO "carts_customer";--> statement-breakpoint
ALTER INDEX "bags_anonymous" RENAME TO "carts_anonymous";--> statement-breakpoint
ALTER INDEX "bags_age" RENAME TO "carts_age";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME CONSTRAINT "bag_items_store_id_id_pk" TO "cart_items_store_id_id_pk";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME CONSTRAINT "bag_items_store_id_bag_id_bags_store_id_id_fk" TO "cart_items_store_id_cart_id_carts_store_id_id_fk";--> statement-breakpoint
ALTER TABLE "cart_items" RENAME CONSTRAINT "bag_items_quantity" TO "cart_items_quantity";--> statement-breakpoint
ALTER INDEX "bag_items_identity" RENAME TO "cart_items_identity";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wish_lists_store_id_id_pk" TO "wishlists_store_id_id_pk";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wish_lists_store_id_customer_id_customers_store_id_id_fk" TO "wishlists_store_id_customer_id_customers_store_id_id_fk";--> statement-breakpoint
ALTER TABLE "wishlists" RENAME CONSTRAINT "wish_lists_owner" TO "wishlists_owner";--> statement-breakpoint
ALTER INDEX "wish_lists_customer" RENAME TO "wishlists_customer";--> statement-breakpoint
ALTER INDEX "wish_lists_anonymous" RENAME TO "wishlists_anonymous";--> statement-breakpoint
ALTER INDEX "wish_lists_share" RENAME TO "wishlists_share";--> statement-breakpoint
ALTER INDEX "wish_lists_age" RENAME TO "wishlists_age";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wish_list_items_store_id_list_id_product_id_pk" TO "wishlist_items_store_id_list_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "wishlist_items" RENAME CONSTRAINT "wish_list_items_store_id_list_id_wish_lists_store_id_id_fk" TO "wishlist_items_store_id_list_id_wishlists_store_id_id_fk";--> statement-breakpoint
ALTER INDEX "wish_list_items_alerts" RENAME TO "wishlist_items_alerts";
