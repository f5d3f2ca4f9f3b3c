import { processors } from "next-seo";
import type { Branch, OpeningDay, StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl } from "./absolute-url";
import { postalAddress, storeReference } from "./store-structured-data";
import { type SchemaObject, StructuredData } from "./structured-data";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/**
 * The active branches as schema.org objects of the type `Store`, a kind of LocalBusiness that sells products.
 *
 * @internal Exported for tests.
 */
export function branchesData(store: StoreDetails): SchemaObject[] {
  return store.branches.filter((branch) => branch.isActive).map((branch) => branchData(store, branch));
}

function branchData(store: StoreDetails, branch: Branch): SchemaObject {
  const url = absoluteUrl(store, "/store-locator");
  return {
    "@type": "Store",
    "@id": `${url}#${encodeURIComponent(branch.id)}`,
    name: branch.name,
    url,
    parentOrganization: storeReference(store),
    address: postalAddress({ ...branch, country: branch.country || store.country }),
    ...(branch.mobile && { telephone: branch.mobile }),
    ...(branch.location && { geo: processors.processGeo(branch.location) }),
    ...(branch.locationUrl && { hasMap: branch.locationUrl }),
    openingHoursSpecification: store.openingDays.flatMap(openingHours),
  };
}

function openingHours({ weekday, isOpen, hours }: OpeningDay) {
  const dayOfWeek = WEEKDAYS[weekday];
  if (!isOpen || dayOfWeek === undefined) return [];
  return hours.map(({ from, to }) => processors.processOpeningHours({ dayOfWeek, opens: from, closes: to }));
}

export function BranchesStructuredData({ store }: { store: StoreDetails }) {
  return <StructuredData objects={branchesData(store)} />;
}
