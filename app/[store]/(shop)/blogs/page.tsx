import { PLACEHOLDER } from "@/lib/domain/store/id";
import { BlogsPage, blogsPageMetadata } from "./blogs-page";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]/blogs">) {
  return blogsPageMetadata({ storeId: (await params).store, page: 1 });
}

export default async function Page({ params }: PageProps<"/[store]/blogs">) {
  return <BlogsPage storeId={(await params).store} page={1} />;
}
