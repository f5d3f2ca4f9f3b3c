import "server-only";
import { randomBytes } from "node:crypto";
import { findEnquiryProduct, findEnquiryVariant, insertEnquiry } from "@/lib/data/enquiry";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { countAttempt } from "@/lib/database/rate-limits";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { answersEnquiries, type Enquiry } from "@/lib/domain/enquiry";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { type MobileNumber, readPhoneNumber } from "@/lib/workflows/address/mobile-number";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import { CONFIRMATION_LIMIT, ENQUIRY_LIMIT } from "./limits";

export type EnquiryInput = Pick<Enquiry, "productId" | "name" | "email" | "message"> &
  MobileNumber & {
    /** The chosen variant; empty if no variant was chosen. */
    variantId: string;
    /** Whether the honeypot field was filled in. People cannot see this field, so only a bot fills it in. */
    isFromBot: boolean;
  };

type SendEnquiryRefusal = "product_unknown" | "enquiries_off" | "variant_unknown" | "mobile_invalid";

type EnquirySender = {
  store: StoreDetails;
  visitor: Visitor;
  clientAddress: string;
  /** What the browser has sent to show that it is no robot (decision 80). */
  proof: string;
};

/** Saves an enquiry, e-mails it to the shop and sends a confirmation. */
export async function sendEnquiry(
  { store, visitor, clientAddress, proof }: EnquirySender,
  typed: EnquiryInput,
): Promise<Result<{ done: true }, SendEnquiryRefusal> | TooManyAttempts> {
  const refused =
    (await admitWork({ store, address: clientAddress, proof }, "enquiry")) ??
    (await countAttempts(store.id, [[ENQUIRY_LIMIT, clientAddress]]));
  if (refused) return refused;
  // Returns the same as a success, so that the bot does not learn about the honeypot.
  if (typed.isFromBot) return ok({ done: true });

  const product = await findEnquiryProduct(store.id, typed.productId);
  if (!product) return fail("product_unknown", "product_id");
  if (!answersEnquiries(store, product)) return fail("enquiries_off");
  const variant = typed.variantId ? await findEnquiryVariant(store.id, product.id, typed.variantId) : null;
  if (typed.variantId && !variant) return fail("variant_unknown", "variant_id");
  const number = typed.mobile ? readPhoneNumber(typed.dialCode, typed.mobile) : ok({ dialCode: "", mobile: "" });
  if (!number.ok) return number;

  const enquiry: Enquiry = {
    // In hexadecimal, because owners type the id on the command line: it never starts with a dash, which would look
    // like an option.
    id: randomBytes(8).toString("hex"),
    productId: product.id,
    productSlug: product.slug,
    productName: product.name,
    sku: variant?.sku || product.sku,
    options: variant?.options.join(", ") ?? "",
    customerId: visitor.kind === "customer" ? visitor.customerId : null,
    name: typed.name,
    email: typed.email,
    ...number.value,
    message: typed.message,
    createdAt: clock.now(),
    answeredAt: null,
  };
  const confirmation = await countAttempt(store.id, CONFIRMATION_LIMIT, typed.email);
  await getDatabase().transaction(async (database) => {
    await insertEnquiry(store.id, enquiry, database);
    const { productName: product, productSlug: slug, options, sku, name, email, dialCode, mobile, message } = enquiry;
    const content = { product: product.slice(0, 200), slug, options: options.slice(0, 200) };
    const told = { ...content, sku, name, email, mobile: [dialCode, mobile].filter(Boolean).join(" "), message };
    await tellShop(store, "enquiries", { template: "owner_enquiry", content: told }, enquiry.createdAt, database);
    if (confirmation.isAllowed) {
      await queueMessage(store.id, { template: "enquiry_received", recipient: email, content }, database);
    }
  });
  nudgeOutbox();
  return ok({ done: true });
}
