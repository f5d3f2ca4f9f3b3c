import "server-only";
import { readShop, readStoreProblems } from "@/lib/cached/read-store";
import type { ProblemsAnswer } from "@/lib/contracts/store/owner-calls";
import { findContentPage } from "@/lib/data/content";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { deliversAnything, pickupBranches } from "@/lib/domain/checkout/fulfilment";
import { TERMS_PAGE } from "@/lib/domain/content/content";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { problemLine, type StoreProblem } from "@/lib/domain/store/problem";
import { SHOP_MAILS, shopEmail } from "@/lib/domain/store/shop-email";
import { logOnce } from "@/lib/server/log-once";

/** What the owner has to mend in the settings of the store. */
export async function listStoreProblems(storeId: StoreId): Promise<Result<ProblemsAnswer, "store_unknown">> {
  const [settings, shop] = [await readStoreProblems(storeId), await readShop(storeId)];
  if (!settings || !shop) return fail("store_unknown", "store_id");
  const { details, checkout } = shop;
  const [terms, termsPage] = await Promise.all([
    readSellingTerms(storeId),
    details.features.termsAcceptance ? findContentPage(storeId, TERMS_PAGE.slice(1)) : null,
  ]);
  const takesOrders = details.subType === "order" && !details.setting.hidesPrices;
  const mailsNowhere = SHOP_MAILS.filter((kind) => shopEmail(details, kind) === null);
  const problems: StoreProblem[] = [
    ...settings,
    ...mailsNowhere.map((about): StoreProblem => ({ code: "mail_nowhere", about })),
    ...(details.features.termsAcceptance && !termsPage ? [{ code: "terms_page_missing", about: "" } as const] : []),
    ...(takesOrders &&
    !deliversAnything(checkout, {
      deliveryPlans: terms.deliveryPlans,
      methods: shippingMethods(terms.methods, checkout),
      branches: pickupBranches(details),
    })
      ? [{ code: "nothing_delivered", about: "" } as const]
      : []),
  ];
  return ok({ problems });
}

/** Logs what the owner has to mend, when the shop opens and when it is opened to shoppers. */
export async function logStoreProblems(storeId: StoreId): Promise<void> {
  const read = await listStoreProblems(storeId);
  for (const problem of read.ok ? read.value.problems : []) logOnce(problemLine(storeId, problem), console.warn);
}
