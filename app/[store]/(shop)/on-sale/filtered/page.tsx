import { FilteredSpecialList } from "../../filtered-special-list";
import { specialListMetadata } from "../../special-list-page";

export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/on-sale/filtered">) {
  return specialListMetadata((await params).store, "on_sale", true);
}

export default async function Page({ params, searchParams }: PageProps<"/[store]/on-sale/filtered">) {
  return <FilteredSpecialList storeId={(await params).store} kind="on_sale" searchParams={searchParams} />;
}
