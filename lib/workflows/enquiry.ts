import "server-only";
import { randomBytes } from "node:crypto";
import { findAskedProduct, findAskedVariant, insertEnquiry } from "@/lib/data/enquiry";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { countAttempt } from "@/lib/database/rate-limits";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { readEmail } from "@/lib/domain/customer/email";
import { answersEnquiries, type Enquiry } from "@/lib/domain/enquiry";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { type MobileNumber, readPhoneNumber } from "@/lib/workflows/address/mobile-number";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/** Enough for the people behind one connection, too few to fill somebody's mailbox. */
const LIMIT = { name: "enquiry", attempts: 10, seconds: 600 };
/** The address may be anybody's: however many write in its name, it gets this many receipts. */
const RECEIPT_LIMIT = { name: "enquiry-receipt", attempts: 3, seconds: 3_600 };

export type AskedEnquiry = Pick<Enquiry, "productId" | "name" | "email" | "message"> &
  MobileNumber & {
    /** Empty without a variant. */
    variantId: string;
    /** Filled in by what fills in whatever it finds. */
    isFromMachine: boolean;
  };

type Asker = { store: StoreDetails; visitor: Visitor; clientAddress: string };

/** Keeps an enquiry, mails it to the shop, and tells the asker that it has arrived. */
export async function sendEnquiry(
  { store, visitor, clientAddress }: Asker,
  asked: AskedEnquiry,
): Promise<Result<{ done: true }> | TooManyAttempts> {
  const refused = await countAttempts(store.id, [[LIMIT, clientAddress]]);
  if (refused) return refused;
  // It is not told what gave it away.
  if (asked.isFromMachine) return ok({ done: true });

  const product = await findAskedProduct(store.id, asked.productId);
  if (!product) return fail("product_unknown", "product_id");
  if (!answersEnquiries(store, product)) return fail("enquiries_off");
  const variant = asked.variantId ? await findAskedVariant(store.id, product.id, asked.variantId) : null;
  if (asked.variantId && !variant) return fail("variant_unknown", "variant_id");
  const number = asked.mobile ? readPhoneNumber(asked.dialCode, asked.mobile) : ok({ dialCode: "", mobile: "" });
  if (!number.ok) return number;

  const enquiry: Enquiry = {
    // Easy to type, and never taken for an option of the command line.
    id: randomBytes(8).toString("hex"),
    productId: product.id,
    productSlug: product.slug,
    productName: product.name,
    sku: variant?.sku || product.sku,
    options: variant?.options.join(", ") ?? "",
    customerId: visitor.kind === "customer" ? visitor.customerId : null,
    name: asked.name,
    email: asked.email,
    ...number.value,
    message: asked.message,
    createdAt: new Date(),
  };
  const receipt = await countAttempt(store.id, RECEIPT_LIMIT, asked.email);
  await getDatabase().transaction(async (database) => {
    await insertEnquiry(store.id, enquiry, database);
    const { productName: product, productSlug: slug, options, sku, name, email, dialCode, mobile, message } = enquiry;
    const about = { product: product.slice(0, 200), slug, options: options.slice(0, 200) };
    const recipient = readEmail(store.setting.enquiryEmail) ?? readEmail(store.company.email);
    // Without an address it waits where the owner reads all of them.
    if (recipient) {
      const content = { ...about, sku, name, email, mobile: [dialCode, mobile].filter(Boolean).join(" "), message };
      await queueMessage(store.id, { template: "owner_enquiry", recipient, content }, database);
    }
    if (receipt.isAllowed) {
      await queueMessage(store.id, { template: "enquiry_received", recipient: email, content: about }, database);
    }
  });
  nudgeOutbox();
  return ok({ done: true });
}
