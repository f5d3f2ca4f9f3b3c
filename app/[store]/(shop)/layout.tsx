import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { ScrollBehaviour } from "@/components/layout/scroll-behaviour";
import { SkipLink } from "@/components/layout/skip-link";
import { getMenu, getStore } from "@/lib/data/cached";

/** Header, page, footer: the frame of every shopping page. */
export default async function ShopLayout({ children, params }: LayoutProps<"/[store]">) {
  const { store: storeId } = await params;
  const [store, menu] = await Promise.all([getStore(storeId), getMenu(storeId)]);
  if (!store) return children;
  return (
    <>
      <SkipLink />
      <Header storeId={store.id} storeName={store.name} menu={menu} searchKeywords={store.setting.searchKeywords} />
      <main id="content">{children}</main>
      <Footer storeName={store.name} footer={store.footer} />
      <ScrollBehaviour />
    </>
  );
}
