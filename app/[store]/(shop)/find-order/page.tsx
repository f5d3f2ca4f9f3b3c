import { connection } from "next/server";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { FindOrderForm } from "@/components/order/find-order-form";
import { findOrderTexts } from "@/components/order/texts";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { getRefusedForm } from "@/lib/http/refused-form";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { offersMobileCodes } from "@/lib/workflows/authentication/contact";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/find-order">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, findOrderTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** Mails the link to an order again. Anybody may open it; the answer never tells whether there is such an order. */
export default async function FindOrderPage({ params, searchParams }: Props) {
  await connection();
  if (!(await getStore((await params).store))) return null;
  const query = await searchParams;
  const { done, refusals } = readFormOutcome(query, { refused: await getRefusedForm(query) });
  return (
    <SignInFrame
      heading={findOrderTexts.title}
      intro={findOrderTexts.intro}
      next={ACCOUNT_PAGES.orders}
      isForAnybody={true}
    >
      <FindOrderForm takesMobile={offersMobileCodes()} isSent={done !== null} initial={refusals} />
    </SignInFrame>
  );
}
