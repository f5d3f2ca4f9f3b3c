import { PLACEHOLDER } from "@/lib/domain/store/id";
import { ProductPage, productPageMetadata } from "../product-page";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, slug: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]/product/[slug]">) {
  const { store, slug } = await params;
  return productPageMetadata({ storeId: store, slug });
}

export default async function Page({ params }: PageProps<"/[store]/product/[slug]">) {
  const { store, slug } = await params;
  return <ProductPage storeId={store} slug={slug} />;
}
