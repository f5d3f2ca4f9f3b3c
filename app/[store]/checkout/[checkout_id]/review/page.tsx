import { CheckoutPage } from "@/components/checkout/page";
import { ReviewStep } from "@/components/checkout/review-step";
import { headingTexts, titleTexts } from "@/components/checkout/texts";
import { one } from "@/components/form/outcome";
import type { CashOnDeliveryMobile } from "@/components/payment/cash-on-delivery-code-fields";
import { RequestStep } from "@/components/quotation/request-step";
import { readCheckoutSettings } from "@/lib/cached/read-store";
import { findSentCode } from "@/lib/data/authentication/one-time-codes";
import { findCustomer } from "@/lib/data/customer/customers";
import { otherCurrency } from "@/lib/domain/checkout/other-currency";
import { TERMS_PAGE } from "@/lib/domain/content/content";
import type { OfferedWays } from "@/lib/domain/payment/ways-to-pay";
import { OUTCOME_QUERY } from "@/lib/domain/site/outcome";
import { newToken } from "@/lib/server/tokens";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { cashOnDeliveryCodeOwner } from "@/lib/workflows/payment/cash-on-delivery-code";
import { readWaysToPay } from "@/lib/workflows/payment/ways-to-pay";
import { type CheckoutVisit, checkoutMetadata, visitStep } from "../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/[checkout_id]/review">) =>
  checkoutMetadata(params, titleTexts.review);

export default async function ReviewPage(props: PageProps<"/[store]/checkout/[checkout_id]/review">) {
  const visit = await visitStep("review", props);
  if (!visit) return null;
  const { store, visitor, priced, query, news } = visit;
  const shared = { storeId: store.id, priced, idempotencyKey: newToken(), news };
  return (
    <CheckoutPage
      store={store}
      customerId={visitor.kind === "customer" ? visitor.customerId : ""}
      priced={priced}
      step="review"
      heading={headingTexts.review(priced.isQuotation)}
      news={news}
    >
      {priced.isQuotation ? (
        <RequestStep {...shared} />
      ) : (
        <ReviewStep
          {...shared}
          wrappingCharge={store.setting.giftWrappingCharges}
          mobile={await mobileOf(visit)}
          ways={await waysOf(visit)}
          other={otherCurrency(priced.payments, store)}
          triedPayment={one(query[OUTCOME_QUERY.payment])}
          termsPage={store.features.termsAcceptance ? TERMS_PAGE : null}
        />
      )}
    </CheckoutPage>
  );
}

/**
 * The mobile number for the cash-on-delivery code: the number a code was just sent to; if none was sent, the number of
 * the collector, of the billing or delivery address, or of the customer.
 */
async function mobileOf({ store, visitor, priced: { checkout } }: CheckoutVisit): Promise<CashOnDeliveryMobile> {
  const customer = visitor.kind === "customer" ? await findCustomer(store.id, visitor.customerId) : null;
  const person = checkout.collector ?? checkout.billingAddress ?? checkout.shippingAddress;
  const dialCode = person?.dialCode || customer?.dialCode || countryOfStore(store).dialCode;
  const mobile = person?.mobile || customer?.mobile || "";
  const sent = await findSentCode(store.id, cashOnDeliveryCodeOwner(visitor, checkout.id));
  const isOfCountry = sent?.recipient.startsWith(dialCode) === true;
  return { dialCode, mobile: isOfCountry ? sent.recipient.slice(dialCode.length) : mobile, isCodeSent: sent !== null };
}

/** What the providers of the methods that can be chosen offer for this order besides cards. */
async function waysOf({ store, priced: { bill, payments } }: CheckoutVisit): Promise<Record<string, OfferedWays>> {
  const { currency, totals } = bill;
  if (!totals.isComplete) return {};
  const settings = await readCheckoutSettings(store.id);
  const found = await Promise.all(
    payments.map(async ({ name, charge, refusals }) => {
      const account = settings?.payments.find((payment) => payment.name === name);
      if (!account || refusals.length > 0) return [];
      const ways = await readWaysToPay(store.id, account, { finalPrice: totals.finalPrice + charge, currency });
      return ways ? [[name, ways] as const] : [];
    }),
  );
  return Object.fromEntries(found.flat());
}
