import { getLayoutSegments } from "@/lib/cached/content";
import { getStore, getToday } from "@/lib/cached/store";
import { PLACEHOLDER } from "@/lib/domain/store/id";
import { homeMetadata } from "@/lib/seo/store-metadata";
import { HomePage } from "./home-page";

export const ensureStatic = "navigation";
export const generateStaticParams = () => [{ store: PLACEHOLDER }];

export async function generateMetadata({ params }: PageProps<"/[store]">) {
  const store = await getStore((await params).store);
  return store ? homeMetadata(store) : {};
}

export default async function Page({ params }: PageProps<"/[store]">) {
  const { store: storeId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const [segments, today] = await Promise.all([getLayoutSegments(storeId), getToday(storeId)]);
  return <HomePage store={store} segments={segments} today={today} />;
}
