import "server-only";
import { bagToExport } from "@/lib/contracts/cart/wire";
import { checkoutToExport } from "@/lib/contracts/checkout/wire";
import { addressToWire, devicesToWire, profileToWire } from "@/lib/contracts/customer/wire";
import { enquiryToWire } from "@/lib/contracts/enquiry";
import { orderToWire } from "@/lib/contracts/order/wire";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { wishToExport } from "@/lib/contracts/wishlist/wire";
import { listAddresses } from "@/lib/data/address";
import { listSocialIdentities } from "@/lib/data/authentication/social-sign-ins";
import { listDevices } from "@/lib/data/authentication/visitor-sessions";
import { findBag } from "@/lib/data/cart/carts";
import { listBagItems } from "@/lib/data/cart/items";
import { findLatestCheckout } from "@/lib/data/checkout/checkouts";
import { findFeedback } from "@/lib/data/customer/feedback";
import { listEnquiriesOf } from "@/lib/data/enquiry";
import { findNewsletterSubscriber } from "@/lib/data/newsletter";
import { listOrdersAfter } from "@/lib/data/order/lists";
import { listLatestQuotations } from "@/lib/data/quotation/lists";
import { listWishes } from "@/lib/data/wishlist/items";
import { findWishList } from "@/lib/data/wishlist/wishlists";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreDetails } from "@/lib/domain/store/store";

/** More than anybody has; the answer stays one that a browser takes. */
const MOST_ORDERS = 5_000;
const MOST_ENQUIRIES = 1_000;

/** All that the shop keeps of the customer, in the words of its calls. */
export async function exportAccount(store: StoreDetails, { sessionId }: CustomerVisitor, customer: Customer) {
  const storeId = store.id;
  const [addresses, devices, identities, feedback, newsletter, bag, wishList, checkout, orders, quotations] =
    await Promise.all([
      listAddresses(storeId, customer.id),
      listDevices(storeId, customer.id),
      listSocialIdentities(storeId, customer.id),
      findFeedback(storeId, customer.id),
      findNewsletterSubscriber(storeId, customer.email),
      findBag(storeId, { kind: "customer", customerId: customer.id }),
      findWishList(storeId, { kind: "customer", customerId: customer.id }),
      findLatestCheckout(storeId, { kind: "customer", customerId: customer.id }, new Date()),
      listOrdersAfter(storeId, { customerId: customer.id, after: null, limit: MOST_ORDERS }),
      listLatestQuotations(storeId, { customerId: customer.id, limit: MOST_ORDERS }),
    ]);
  const enquiries = await listEnquiriesOf(storeId, customer.id, MOST_ENQUIRIES);
  return {
    exported_on: new Date().toISOString(),
    customer: profileToWire(customer),
    address_list: addresses.map(addressToWire),
    ...devicesToWire(devices, sessionId),
    social_identities: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      created_on: createdAt.toISOString(),
    })),
    feedback,
    order_list: orders.map(orderToWire),
    enquiry_list: enquiries.map(enquiryToWire),
    quotation_list: quotations.map(quotationToWire),
    cart: bag && bagToExport(bag, await listBagItems(storeId, bag.id)),
    checkout: checkout && checkoutToExport(checkout),
    wishlist: wishList && (await listWishes(storeId, wishList.id, store.setting)).map(wishToExport),
    newsletter: newsletter && { subscribed: newsletter.isSubscribed, created_on: newsletter.createdAt.toISOString() },
  };
}
