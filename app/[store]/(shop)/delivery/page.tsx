import { connection } from "next/server";
import { DeliveryAnswer } from "@/components/delivery/answer";
import { DeliveryCheck } from "@/components/delivery/check-form";
import { deliveryTexts } from "@/components/delivery/texts";
import { ShopLink } from "@/components/ui/shop-link";
import { getStore, getStoreWithFreshSeo } from "@/lib/cached/store";
import { MAX_PINCODE_LENGTH } from "@/lib/contracts/delivery";
import { backFromDelivery } from "@/lib/domain/delivery/page";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { storeViewport } from "@/lib/seo/store-metadata";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { findDelivery } from "@/lib/workflows/delivery";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

type Props = PageProps<"/[store]/delivery">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, deliveryTexts.title) : {};
}

export async function generateViewport({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

/** Says when an order arrives at a postal code, for visitors without script; product pages say it themselves. */
export default async function DeliveryPage({ params, searchParams }: Props) {
  await connection();
  const store = await getStore((await params).store);
  if (!store) return null;
  const query = await searchParams;
  const pincode = textOf(query.pincode).trim().slice(0, MAX_PINCODE_LENGTH);
  const slug = textOf(query.product);
  const country = countryOfStore(store).code;
  return (
    <div className="mx-auto max-w-xl px-gutter py-12">
      <h1 className="font-display text-display-2">{deliveryTexts.title}</h1>
      <DeliveryCheck country={country} slug={slug} pincode={pincode}>
        {pincode && <DeliveryAnswer found={await findDelivery(store, pincode, slug)} country={country} />}
      </DeliveryCheck>
      <p className="mt-6">
        <ShopLink href={backFromDelivery(slug)} className="link-underline py-2 text-sm">
          {deliveryTexts.back}
        </ShopLink>
      </p>
    </div>
  );
}

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");
