import { processors } from "next-seo";
import type { StoreDetails } from "@/lib/domain/store/store";
import { absoluteUrl, pictureUrl } from "./absolute-url";
import { type SchemaObject, StructuredData } from "./structured-data";

/**
 * A reference to the store, for schema.org objects in which it is seller, publisher or the organisation to which a
 * branch belongs.
 */
export function storeReference(store: StoreDetails) {
  return { "@type": "Organization", "@id": organizationId(store), name: store.name } as const;
}

const organizationId = (store: StoreDetails) => `${store.origin}#organization`;

/** @internal Exported for tests. */
export function organizationData(store: StoreDetails): SchemaObject {
  const { company } = store;
  const telephone = store.contactNumber || company.mobile;
  const hasAddress = company.address !== "" || company.city !== "";
  return {
    "@id": organizationId(store),
    ...processors.processOrganization({
      name: store.name,
      url: absoluteUrl(store, "/"),
      ...(company.name && { legalName: company.name }),
      ...(store.seo.metaDescription && { description: store.seo.metaDescription }),
      ...(store.pictures.logo && { logo: pictureUrl(store, { src: store.pictures.logo }) }),
      ...(store.gstNumber && { taxID: store.gstNumber }),
      ...(company.email && { email: company.email }),
      ...(telephone && { telephone, contactPoint: { telephone, contactType: "customer service" } }),
      ...(hasAddress && { address: postalAddress({ ...company, country: store.country }) }),
      sameAs: store.footer.socialMediaLinks.map(({ url }) => url).filter((url) => /^https?:/.test(url)),
    }),
  };
}

function websiteData(store: StoreDetails): SchemaObject {
  return {
    "@type": "WebSite",
    "@id": `${store.origin}#website`,
    name: store.name,
    url: absoluteUrl(store, "/"),
    publisher: { "@id": organizationId(store) },
    ...(store.features.productSearch && {
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: absoluteUrl(store, "/search?q={search_term_string}") },
        "query-input": "required name=search_term_string",
      },
    }),
  };
}

type Address = { address: string; city: string; state: string; pincode: string; country: string };

export function postalAddress({ address, city, state, pincode, country }: Address) {
  return processors.processAddress({
    ...(address && { streetAddress: address }),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(pincode && { postalCode: pincode }),
    ...(country && { addressCountry: country }),
  });
}

export function StoreStructuredData({ store }: { store: StoreDetails }) {
  return <StructuredData objects={[organizationData(store), websiteData(store)]} />;
}
