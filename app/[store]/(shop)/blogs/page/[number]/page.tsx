import { redirect } from "next/navigation";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { BlogsPage, blogsPageMetadata } from "../../blogs-page";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER, number: "2" }];

/** Parses the page number in the URL; null unless it is from 2 to 9999. Page 1 has a URL without a number. */
function readNumber(text: string): number | null {
  return /^([2-9]|[1-9]\d{1,3})$/.test(text) ? Number(text) : null;
}

export async function generateMetadata({ params }: PageProps<"/[store]/blogs/page/[number]">) {
  const { store, number } = await params;
  return blogsPageMetadata({ storeId: store, page: readNumber(number) ?? 2 });
}

export default async function Page({ params }: PageProps<"/[store]/blogs/page/[number]">) {
  const { store, number } = await params;
  const page = readNumber(number);
  if (page === null) redirect("/404");
  return <BlogsPage storeId={store} page={page} />;
}
