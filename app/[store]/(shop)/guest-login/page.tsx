import { GuestForm } from "@/components/authentication/guest-form";
import { GuestsRefused } from "@/components/authentication/guests-refused";
import { SignInFrame } from "@/components/authentication/sign-in-frame";
import { guestTexts } from "@/components/authentication/texts";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { remindsOfLeftCarts } from "@/lib/domain/left-cart";
import { getRefusedForm } from "@/lib/http/refused-form";
import { storeViewport } from "@/lib/seo/store-metadata";
import { offersMobileCodes } from "@/lib/workflows/authentication/contact";
import { guestCodeOwner } from "@/lib/workflows/authentication/guest-sign-in";
import { accountMetadata, visitSignIn } from "../account/account-visit";

// Rendered in full for each visitor; no part of the page comes from a cache (decision 1).
export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/guest-login">) =>
  accountMetadata(params, guestTexts.title);

export async function generateViewport({ params }: PageProps<"/[store]/guest-login">) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? storeViewport(store) : {};
}

export default async function GuestPage({ params, searchParams }: PageProps<"/[store]/guest-login">) {
  const query = await searchParams;
  const visit = await visitSignIn((await params).store, query, "/");
  if (!visit) return null;
  const { store, visitor, next } = visit;
  const takesMobile = offersMobileCodes();
  const sent = await findSentCode(store.id, guestCodeOwner(visitor));
  return (
    <SignInFrame
      heading={guestTexts.title}
      intro={takesMobile ? guestTexts.introWithMobile : guestTexts.intro}
      next={next}
    >
      {store.setting.guestCheckout ? (
        <GuestForm
          next={next}
          takesMobile={takesMobile}
          sentTo={sent?.recipient ?? null}
          asksForLeftCartMail={remindsOfLeftCarts(store)}
          initial={readFormOutcome(query, { refused: await getRefusedForm(query) }).refusals}
        />
      ) : (
        <GuestsRefused next={next} />
      )}
    </SignInFrame>
  );
}
