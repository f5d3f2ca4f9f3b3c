import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { BlogPostStructuredData } from "@/lib/seo/blog-post-structured-data";
import { branchesData } from "@/lib/seo/branches-structured-data";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { FaqStructuredData } from "@/lib/seo/faq-structured-data";
import { listData } from "@/lib/seo/list-structured-data";
import { ProductStructuredData } from "@/lib/seo/product-structured-data";
import { organizationData, StoreStructuredData } from "@/lib/seo/store-structured-data";
import { StructuredData } from "@/lib/seo/structured-data";
import { aProduct } from "../../factories/product";
import { aStore } from "../../factories/store";

/** The structured data of all scripts in the HTML, parsed. */
const readAll = (markup: string) =>
  [...markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gis)].map(([, json = ""]) =>
    JSON.parse(json),
  );
const read = (markup: string) => readAll(markup)[0];

const seo = { pageTitle: "", metaDescription: "", metaKeywords: [], h1Tag: "", tileColor: "" };
const post = (title: string) => ({
  id: "b1",
  slug: "indigo",
  title,
  author: "Ms Incorvaia",
  summary: "",
  content: "<p>Blue.</p>",
  picture: null,
  publishedAt: new Date("2030-01-02T00:00:00Z"),
  modifiedAt: new Date("2030-01-03T00:00:00Z"),
  seo,
});

it("escapes a product name that would close the script", () => {
  const name = "</script><script>steal()</script>";
  const markup = renderToStaticMarkup(
    <ProductStructuredData store={aStore()} product={aProduct({ name })} today={new Date()} country="IN" />,
  );
  expect(markup.match(/<\/?script/gi)).toEqual(["<script", "</script"]);
  expect(read(markup).name).toBe(name);
});

it("keeps every text unchanged and inside its script", () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom("</script >", "</SCRIPT/x", "<!--<script>", "\u2028", '"}', "&lt;/script&gt;"),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const pages = [
        <StructuredData key={1} objects={[{ "@type": "Thing", name: text }]} />,
        <BreadcrumbStructuredData key={2} store={aStore()} crumbs={[{ name: text, href: "/" }]} />,
        <FaqStructuredData key={3} faqs={[{ question: text, answer: text }]} />,
        <BlogPostStructuredData key={4} store={aStore()} post={post(text)} />,
        <StoreStructuredData key={5} store={aStore({ name: text })} />,
      ];
      for (const page of pages) {
        const markup = renderToStaticMarkup(page);
        const scripts = readAll(markup).length;
        expect(scripts).toBeGreaterThan(0);
        expect(markup.match(/<\/?script|<!--/gi)).toEqual(Array(scripts).fill(["<script", "</script"]).flat());
      }
      expect(read(renderToStaticMarkup(pages[0])).name).toBe(text);
    }),
  );
});

it("describes the store and its search", () => {
  const [organization, website] = readAll(renderToStaticMarkup(<StoreStructuredData store={aStore()} />));
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: "Nila Loom",
    legalName: "Nila Loom LLP",
    url: "https://shop.example/in",
    address: { "@type": "PostalAddress", addressLocality: "Kannur", addressCountry: "India" },
  });
  expect(website).toMatchObject({
    "@type": "WebSite",
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: "https://shop.example/in/search?q={search_term_string}" },
    },
  });
});

it("lists only web addresses as other profiles of the store", () => {
  const store = aStore();
  const socialMediaLinks = [
    { type: "instagram", url: "https://social.example/nila" },
    { type: "mail", url: "mailto:hello@shop.example" },
  ];
  expect(organizationData({ ...store, footer: { ...store.footer, socialMediaLinks } }).sameAs).toEqual([
    "https://social.example/nila",
  ]);
});

it("lists the breadcrumb below the store's own origin", () => {
  const crumbs = [
    { name: "Home", href: "/" },
    { name: "Silk", href: "/category/silk" },
  ];
  const markup = renderToStaticMarkup(<BreadcrumbStructuredData store={aStore()} crumbs={crumbs} />);
  expect(read(markup).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/in" },
    { "@type": "ListItem", position: 2, name: "Silk", item: "https://shop.example/in/category/silk" },
  ]);
});

it("counts all products of a list and names those of the page", () => {
  const list = { path: "/category/silk", name: "Silk", products: [aProduct()], total: 30 };
  expect(listData(aStore(), list)).toMatchObject({
    "@type": "CollectionPage",
    url: "https://shop.example/in/category/silk",
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: 30,
      itemListElement: [{ position: 1, name: "Khadi shirt", url: "https://shop.example/in/product/khadi-shirt" }],
    },
  });
});

it("names the author of a post as a person, whatever the name contains", () => {
  const markup = renderToStaticMarkup(<BlogPostStructuredData store={aStore()} post={post("Indigo")} />);
  expect(read(markup)).toMatchObject({
    "@type": "BlogPosting",
    headline: "Indigo",
    datePublished: "2030-01-02T00:00:00.000Z",
    author: { "@type": "Person", name: "Ms Incorvaia" },
  });
});

it("has no FAQ data without questions", () => {
  expect(renderToStaticMarkup(<FaqStructuredData faqs={[]} />)).toBe("");
});

it("lists the active branches with their address and hours", () => {
  const branch = {
    id: "b1",
    name: "Kannur",
    contactPerson: "",
    landmark: "",
    mobile: "+911234567890",
    address: "4 Weavers Lane",
    city: "Kannur",
    state: "Kerala",
    pincode: "670001",
    country: "",
    location: { latitude: 11.87, longitude: 75.37 },
    locationUrl: "",
    isPickupLocation: true,
    pickupDelay: null,
    isActive: true,
  };
  const store = aStore({
    branches: [branch, { ...branch, id: "b2", isActive: false }],
    openingDays: [
      { weekday: 0, name: "Sunday", isOpen: false, hours: [{ from: "10:00", to: "12:00" }] },
      { weekday: 1, name: "Monday", isOpen: true, hours: [{ from: "09:30", to: "18:00" }] },
    ],
  });
  expect(branchesData(store)).toEqual([
    expect.objectContaining({
      "@type": "Store",
      name: "Kannur",
      telephone: "+911234567890",
      geo: { "@type": "GeoCoordinates", latitude: 11.87, longitude: 75.37 },
      address: expect.objectContaining({ addressCountry: "India" }),
      openingHoursSpecification: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: "Monday", opens: "09:30", closes: "18:00" },
      ],
    }),
  ]);
});
