import { FilteredSpecialList } from "../../filtered-special-list";
import { specialListMetadata } from "../../special-list-page";

export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/all-products/filtered">) {
  return specialListMetadata((await params).store, "all", true);
}

export default async function Page({ params, searchParams }: PageProps<"/[store]/all-products/filtered">) {
  return <FilteredSpecialList storeId={(await params).store} kind="all" searchParams={searchParams} />;
}
