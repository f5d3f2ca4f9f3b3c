import { connection } from "next/server";
import type { AskShopOffer } from "@/components/cart/ask-shop";
import { viewTexts } from "@/components/cart/texts";
import { CartView } from "@/components/cart/view";
import { cartWording } from "@/components/cart/wording";
import { ENQUIRY_FORM_TEXTS } from "@/components/enquiry/refusal-texts";
import { one, type Query, readOutcome } from "@/components/form/outcome";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { cartToWire } from "@/lib/contracts/cart/wire";
import { ASK_QUERY } from "@/lib/domain/cart/page";
import { offeredChat } from "@/lib/domain/site/chat";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { StoreDetails } from "@/lib/domain/store/store";
import { getRefusedForm } from "@/lib/http/refused-form";
import { getPageCurrency, getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { readCart } from "@/lib/workflows/cart/read";
import { canDeliver } from "@/lib/workflows/checkout/can-deliver";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

export async function generateMetadata({ params }: PageProps<"/[store]/cart">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, viewTexts.heading(cartWording(store.subType).name)) : {};
}

export async function generateViewport({ params }: PageProps<"/[store]/cart">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

export default async function CartPage({ params, searchParams }: PageProps<"/[store]/cart">) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const [visitor, currencyCode, query] = await Promise.all([getPageVisitor(store.id), getPageCurrency(), searchParams]);
  const cart = cartToWire(await readCart({ store, visitor, currencyCode }));
  const [code, itemId] = [query[OUTCOME_QUERY.refusal], query[OUTCOME_QUERY.item]].map(
    (value) => [value].flat()[0] ?? "",
  );
  const ask = store.subType === "order" && !(await canDeliver(store)) ? await askOffer(store, query) : null;
  const isAboutCart = code && one(query[ASK_QUERY]) === "";
  return (
    <CartView
      storeId={store.id}
      initial={cart}
      refused={isAboutCart ? { code, itemId: itemId ?? "" } : null}
      ask={ask}
    />
  );
}

/** How the shop can be asked, with the outcome of a question that was sent without script. */
async function askOffer(store: StoreDetails, query: Query): Promise<AskShopOffer> {
  const chat = offeredChat(store);
  const refused = one(query[ASK_QUERY]) ? await getRefusedForm(query) : null;
  const texts = { done: {}, refusals: ENQUIRY_FORM_TEXTS };
  const { refusals } = readOutcome(query, texts, { wording: cartWording(store.subType), refused });
  return {
    whatsapp: chat?.type === "whatsapp" ? chat.mobile : null,
    dialCode: countryOfStore(store).dialCode,
    isSent: one(query[OUTCOME_QUERY.done]) === "asked",
    refusals: one(query[ASK_QUERY]) ? refusals : NO_REFUSALS,
    typed: refused?.fields ?? {},
  };
}
