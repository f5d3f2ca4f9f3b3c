import { PLACEHOLDER } from "@/lib/domain/store/id";
import { specialListMetadata } from "../special-list-page";
import { WholeSpecialList } from "../whole-special-list";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]/on-sale">) {
  return specialListMetadata((await params).store, "on_sale");
}

export default async function Page({ params }: PageProps<"/[store]/on-sale">) {
  return <WholeSpecialList storeId={(await params).store} kind="on_sale" />;
}
