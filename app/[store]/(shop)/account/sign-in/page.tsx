import { SignInView } from "@/components/authentication/sign-in-view";
import { signInTexts } from "@/components/authentication/texts";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { getRefusedForm } from "@/lib/http/refused-form";
import { offersMobileCodes } from "@/lib/workflows/authentication/contact";
import { offeredProviders } from "@/lib/workflows/authentication/social-sign-in";
import { accountMetadata, visitSignIn } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/sign-in">) =>
  accountMetadata(params, signInTexts.title);

export default async function SignInPage({ params, searchParams }: PageProps<"/[store]/account/sign-in">) {
  const query = await searchParams;
  const visit = await visitSignIn((await params).store, query);
  if (!visit) return null;
  const { store, next } = visit;
  return (
    <SignInView
      storeName={store.name}
      next={next}
      takesMobile={offersMobileCodes()}
      takesGuests={store.setting.guestCheckout && !store.setting.hidesPrices}
      findsOrders={!store.setting.hidesPrices}
      providers={offeredProviders(store)}
      outcome={readFormOutcome(query, { refused: await getRefusedForm(query) })}
    />
  );
}
