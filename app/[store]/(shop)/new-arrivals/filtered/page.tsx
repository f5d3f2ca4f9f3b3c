import { FilteredSpecialList } from "../../filtered-special-list";
import { specialListMetadata } from "../../special-list-page";

export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/new-arrivals/filtered">) {
  return specialListMetadata((await params).store, "new_arrivals", true);
}

export default async function Page({ params, searchParams }: PageProps<"/[store]/new-arrivals/filtered">) {
  return <FilteredSpecialList storeId={(await params).store} kind="new_arrivals" searchParams={searchParams} />;
}
