import "server-only";
import { cartToExport } from "@/lib/contracts/cart/wire";
import { checkoutToExport } from "@/lib/contracts/checkout/wire";
import { addressToWire, devicesToWire, profileToWire } from "@/lib/contracts/customer/wire";
import { fitProfileToWire } from "@/lib/contracts/customization/wire";
import { enquiryToWire } from "@/lib/contracts/enquiry";
import { consentsToExport } from "@/lib/contracts/left-cart";
import { orderToWire } from "@/lib/contracts/order/wire";
import { quotationToWire } from "@/lib/contracts/quotation/wire";
import { returnToWire } from "@/lib/contracts/return/calls";
import { stockAlertToExport } from "@/lib/contracts/stock-alert";
import { wishlistItemToExport } from "@/lib/contracts/wishlist/wire";
import { withdrawalToWire } from "@/lib/contracts/withdrawal";
import { listAddresses } from "@/lib/data/address";
import { listSocialIdentities } from "@/lib/data/authentication/social-sign-ins";
import { listDevices } from "@/lib/data/authentication/visitor-sessions";
import { findCartWithItems } from "@/lib/data/cart/items";
import { findLatestCheckout } from "@/lib/data/checkout/checkouts";
import { findFeedback } from "@/lib/data/customer/feedback";
import { listCustomerNotes } from "@/lib/data/customer/notes";
import { listFitProfiles } from "@/lib/data/customization/fit-profiles";
import { listCustomerEnquiries } from "@/lib/data/enquiry";
import { findCustomerConsent, listGuestConsentsOf } from "@/lib/data/left-cart/consents";
import { findNewsletterSubscriber } from "@/lib/data/newsletter";
import { listOrdersAfter } from "@/lib/data/order/lists";
import { listLatestQuotations } from "@/lib/data/quotation/lists";
import { listReturnsOfOrders } from "@/lib/data/return/returns";
import { listStockAlertsTo } from "@/lib/data/stock-alert";
import { listWishlistItems } from "@/lib/data/wishlist/items";
import { findWishlist } from "@/lib/data/wishlist/wishlists";
import { listWithdrawalsOf } from "@/lib/data/withdrawal";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";

/** More orders than any customer has, in a file small enough for a browser to download. */
const MAX_ORDERS_PER_PAGE = 5_000;
const MAX_ENQUIRIES = 1_000;

/** All data of the customer, in the same format as the API. `sessionId` is the session that asks, if it is their own. */
export async function exportAccount(store: StoreDetails, customer: Customer, sessionId: string | null) {
  const storeId = store.id;
  const [addresses, devices, identities, feedback, newsletter, cart, wishlist, checkout, orders, quotations] =
    await Promise.all([
      listAddresses(storeId, customer.id),
      listDevices(storeId, customer.id),
      listSocialIdentities(storeId, customer.id),
      findFeedback(storeId, customer.id),
      findNewsletterSubscriber(storeId, customer.email),
      findCartWithItems(storeId, { kind: "customer", customerId: customer.id }),
      findWishlist(storeId, { kind: "customer", customerId: customer.id }),
      findLatestCheckout(storeId, { kind: "customer", customerId: customer.id }, clock.now()),
      listOrdersAfter(storeId, { customerId: customer.id, after: null, limit: MAX_ORDERS_PER_PAGE }),
      listLatestQuotations(storeId, { customerId: customer.id, limit: MAX_ORDERS_PER_PAGE }),
    ]);
  const fitProfiles = await listFitProfiles(storeId, { kind: "customer", customerId: customer.id });
  const enquiries = await listCustomerEnquiries(storeId, customer.id, MAX_ENQUIRIES);
  const returns = await listReturnsOfOrders(
    storeId,
    orders.values.map(({ id }) => id),
  );
  const stockAlerts = await listStockAlertsTo(storeId, customer.email);
  const leftCartConsents = {
    own: await findCustomerConsent(storeId, customer.id),
    asGuest: await listGuestConsentsOf(storeId, customer.email),
  };
  return {
    exported_on: clock.now().toISOString(),
    customer: profileToWire(customer),
    address_list: addresses.map(addressToWire),
    ...devicesToWire(devices, sessionId),
    social_identities: identities.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      created_on: createdAt.toISOString(),
    })),
    feedback,
    model_list: fitProfiles.map((profile) => fitProfileToWire(profile, null)),
    order_list: orders.values.map(orderToWire),
    return_list: returns.map(returnToWire),
    note_list: (await listCustomerNotes(storeId, customer.id)).map(({ createdAt, text }) => ({
      created_on: createdAt.toISOString(),
      text,
    })),
    enquiry_list: enquiries.map(enquiryToWire),
    quotation_list: quotations.values.map(quotationToWire),
    cart: cart && cartToExport(cart.cart, cart.items),
    checkout: checkout && checkoutToExport(checkout),
    wishlist: wishlist && (await listWishlistItems(storeId, wishlist.id, store.setting)).map(wishlistItemToExport),
    left_cart_mail: consentsToExport(leftCartConsents),
    withdrawal_list: (await listWithdrawalsOf(storeId, customer.email)).map(withdrawalToWire),
    stock_alert_list: stockAlerts.map(stockAlertToExport),
    newsletter: newsletter && { subscribed: newsletter.isSubscribed, created_on: newsletter.createdAt.toISOString() },
  };
}
