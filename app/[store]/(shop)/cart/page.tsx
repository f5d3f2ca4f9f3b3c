import { connection } from "next/server";
import type { AskShopOffer } from "@/components/cart/ask-shop";
import { OFFER_CODE_FORM_TEXTS } from "@/components/cart/extras/offer-refusal-texts";
import type { ShownEstimate } from "@/components/cart/extras/shipping-estimate";
import { viewTexts } from "@/components/cart/texts";
import { CartView } from "@/components/cart/view";
import { cartWording } from "@/components/cart/wording";
import { ENQUIRY_FORM_TEXTS } from "@/components/enquiry/refusal-texts";
import { one, type Query, readOutcome } from "@/components/form/outcome";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { cartToWire, shippingEstimateToWire } from "@/lib/contracts/cart/wire";
import { ASK_QUERY, PINCODE_QUERY } from "@/lib/domain/cart/page";
import { ok } from "@/lib/domain/result";
import { offeredChat } from "@/lib/domain/site/chat";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import type { StoreDetails } from "@/lib/domain/store/store";
import { lastPlace } from "@/lib/http/last-place";
import { getRefusedForm } from "@/lib/http/refused-form";
import { getPageCurrency, getPageVisitor } from "@/lib/http/visitor";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { estimateCartShipping } from "@/lib/workflows/cart/estimate-shipping";
import { type CartContext, readCart } from "@/lib/workflows/cart/read";
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
  const context = { store, visitor, currencyCode };
  const cart = cartToWire(await readCart(context));
  const [code, itemId] = [query[OUTCOME_QUERY.refusal], query[OUTCOME_QUERY.item]].map(
    (value) => [value].flat()[0] ?? "",
  );
  const ask = store.subType === "order" && !(await canDeliver(store)) ? await askOffer(store, query) : null;
  const isAboutCode = one(query[OUTCOME_QUERY.field]) === "offer_code";
  const isAboutCart = code && one(query[ASK_QUERY]) === "" && !isAboutCode;
  const { refusals } = readOutcome(
    query,
    { done: {}, refusals: OFFER_CODE_FORM_TEXTS },
    { wording: cartWording(store.subType) },
  );
  return (
    <CartView
      storeId={store.id}
      initial={cart}
      refused={isAboutCart ? { code, itemId: itemId ?? "" } : null}
      ask={ask}
      codeRefusals={isAboutCode ? refusals : NO_REFUSALS}
      estimate={await readEstimate(context, one(query[PINCODE_QUERY]))}
      lastPlace={await lastPlace()}
    />
  );
}

/** The shipping estimate that the form of the cart asks for without script. */
async function readEstimate(context: CartContext, typed: string): Promise<ShownEstimate | null> {
  if (typed === "") return null;
  const estimate = await estimateCartShipping(context, typed);
  return { typed, answer: estimate.ok ? ok(shippingEstimateToWire(estimate.value)) : estimate };
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
