import { PLACEHOLDER } from "@/lib/domain/store/id";
import { specialListMetadata } from "../special-list-page";
import { WholeSpecialList } from "../whole-special-list";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]/new-arrivals">) {
  return specialListMetadata((await params).store, "new_arrivals");
}

export default async function Page({ params }: PageProps<"/[store]/new-arrivals">) {
  return <WholeSpecialList storeId={(await params).store} kind="new_arrivals" />;
}
