import { FilteredSpecialList } from "../../filtered-special-list";
import { specialListMetadata } from "../../special-list-page";

export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/featured-products/filtered">) {
  return specialListMetadata((await params).store, "featured", true);
}

export default async function Page({ params, searchParams }: PageProps<"/[store]/featured-products/filtered">) {
  return <FilteredSpecialList storeId={(await params).store} kind="featured" searchParams={searchParams} />;
}
