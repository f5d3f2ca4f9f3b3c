import { processors } from "next-seo";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl } from "./absolute-url";
import { type SchemaObject, StructuredData } from "./structured-data";

type Crumbs = readonly { name: string; href: string }[];

/**
 * The breadcrumbs from the home page to this page, which is the last crumb. The URLs are absolute, below the store's
 * origin.
 */
function breadcrumbData(store: StoreDetails, crumbs: Crumbs): SchemaObject {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, href }, index) =>
      processors.processBreadcrumbItem({ name, item: absoluteUrl(store, href) }, index + 1),
    ),
  };
}

export function BreadcrumbStructuredData({ store, crumbs }: { store: StoreDetails; crumbs: Crumbs }) {
  return <StructuredData objects={[breadcrumbData(store, crumbs)]} />;
}
