import { redirect } from "next/navigation";
import { breadcrumbTexts } from "@/components/content/texts";
import { BranchList } from "@/components/store/branch-list";
import { storeLocatorTexts } from "@/components/store/texts";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getStore } from "@/lib/cached/store";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { BranchesStructuredData } from "@/lib/seo/branches-structured-data";
import { BreadcrumbStructuredData } from "@/lib/seo/breadcrumb-structured-data";
import { fixedPageMetadata } from "@/lib/seo/page-metadata";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

const CRUMBS = [
  { name: breadcrumbTexts.home, href: "/" },
  { name: storeLocatorTexts.title, href: "/store-locator" },
];

export async function generateMetadata({ params }: PageProps<"/[store]/store-locator">) {
  const store = await getStore((await params).store);
  return store ? fixedPageMetadata(store, { path: "/store-locator", title: storeLocatorTexts.title }) : {};
}

export default async function StoreLocatorPage({ params }: PageProps<"/[store]/store-locator">) {
  const { store: storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  if (!store.features.storeLocator) redirect("/404");
  return (
    <div className="px-gutter pt-6">
      <BreadcrumbStructuredData store={store} crumbs={CRUMBS} />
      <BranchesStructuredData store={store} />
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className="mt-8 mb-10 font-display text-display-1">{storeLocatorTexts.title}</h1>
      <BranchList branches={store.branches} openingDays={store.openingDays} />
    </div>
  );
}
