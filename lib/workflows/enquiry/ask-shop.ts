import "server-only";
import { randomBytes } from "node:crypto";
import { insertEnquiry } from "@/lib/data/enquiry";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { countAttempt } from "@/lib/database/rate-limits";
import type { Enquiry } from "@/lib/domain/enquiry";
import { ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { type MobileNumber, readPhoneNumber } from "@/lib/workflows/address/mobile-number";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";
import { admitWork } from "@/lib/workflows/proof-of-work/admit";
import { CONFIRMATION_LIMIT, ENQUIRY_LIMIT } from "./limits";

type ShopQuestion = Pick<Enquiry, "name" | "email" | "message"> &
  MobileNumber & {
    /** What the question is about, in the words of whoever asks. */
    subject: string;
    /** Whether the honeypot field was filled in. People cannot see this field, so only a bot fills it in. */
    isFromBot: boolean;
  };

type Asker = {
  store: StoreDetails;
  /** Null if the visitor is not signed in. */
  customerId: string | null;
  clientAddress: string;
  /**
   * What the browser has sent to show that it is no robot (decision 80); null if another program asks for its visitors,
   * which has the usual limit alone.
   */
  proof: string | null;
};

/** Saves a question that is not about one product, e-mails it to the shop and sends a confirmation. */
export async function askShop(
  { store, customerId, clientAddress, proof }: Asker,
  asked: ShopQuestion,
): Promise<Result<{ done: true }, "mobile_invalid"> | TooManyAttempts> {
  const refused =
    (proof === null ? null : await admitWork({ store, address: clientAddress, proof }, "enquiry")) ??
    (await countAttempts(store.id, [[ENQUIRY_LIMIT, clientAddress]]));
  if (refused) return refused;
  // Returns the same as a success, so that the bot does not learn about the honeypot.
  if (asked.isFromBot) return ok({ done: true });
  const number = asked.mobile ? readPhoneNumber(asked.dialCode, asked.mobile) : ok({ dialCode: "", mobile: "" });
  if (!number.ok) return number;

  const { name, email, message, subject } = asked;
  const about = { productId: "", productSlug: "", productName: subject, sku: "", options: "" };
  const enquiry: Enquiry = {
    id: randomBytes(8).toString("hex"),
    ...about,
    customerId,
    name,
    email,
    ...number.value,
    message,
    createdAt: clock.now(),
    answeredAt: null,
  };
  const confirmation = await countAttempt(store.id, CONFIRMATION_LIMIT, email);
  await getDatabase().transaction(async (database) => {
    await insertEnquiry(store.id, enquiry, database);
    const mobile = [enquiry.dialCode, enquiry.mobile].filter(Boolean).join(" ");
    const told = { subject, name, email, mobile, message };
    await tellShop(store, "enquiries", { template: "owner_question", content: told }, enquiry.createdAt, database);
    if (confirmation.isAllowed) {
      await queueMessage(store.id, { template: "question_received", recipient: email, content: {} }, database);
    }
  });
  nudgeOutbox();
  return ok({ done: true });
}
