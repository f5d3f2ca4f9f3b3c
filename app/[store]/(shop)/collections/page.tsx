import { redirect } from "next/navigation";
import { CollectionGroups } from "@/components/content/collection-groups";
import { breadcrumbTexts, collectionsPageTexts } from "@/components/content/texts";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getCollections } from "@/lib/cached/content";
import { getStore } from "@/lib/cached/store";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { fixedPageMetadata } from "@/lib/seo/page-metadata";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

const CRUMBS = [
  { name: breadcrumbTexts.home, href: "/" },
  { name: collectionsPageTexts.title, href: "/collections" },
];

export async function generateMetadata({ params }: PageProps<"/[store]/collections">) {
  const store = await getStore((await params).store);
  return store ? fixedPageMetadata(store, { path: "/collections", title: collectionsPageTexts.title }) : {};
}

export default async function CollectionsPage({ params }: PageProps<"/[store]/collections">) {
  const { store: storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  if (!store.features.collections) redirect("/404");
  return (
    <div className="px-gutter pt-6">
      <BreadcrumbStructuredData store={store} crumbs={CRUMBS} />
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className="mt-8 font-display text-display-1">{collectionsPageTexts.title}</h1>
      <CollectionGroups collections={await getCollections(storeId)} />
    </div>
  );
}
