import { readStore } from "@/lib/cached/read-store";
import { enquiryMailAnswerSchema, enquiryMailBodySchema } from "@/lib/contracts/enquiry";
import { publishedResponse, UNKNOWN_STORE } from "@/lib/contracts/store/published-response";
import { clientAddress } from "@/lib/http/client-address";
import { readJson } from "@/lib/http/read-body";
import { withDatabase } from "@/lib/http/with-database";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { askShop } from "@/lib/workflows/enquiry/ask-shop";

const BODY_LIMIT = 16_384;

const refuse = (message: string) => publishedResponse(enquiryMailAnswerSchema, { status: false, message });

/**
 * The published call with which other programs send the shop a question: see docs/domain.md#enquiries. It reads no
 * cookies, so a page of another site cannot ask in a visitor's name.
 */
export const POST = withDatabase(async (request: Request) => {
  const sent = await readJson(request, BODY_LIMIT);
  if (!sent.ok) return refuse("The body must be JSON.");
  const body = enquiryMailBodySchema.safeParse(sent.value);
  if (!body.success) return refuse(`These fields are missing or not valid: ${fieldsOf(body.error.issues).join(", ")}.`);
  const { store_id: storeId, mobile, ...asked } = body.data;
  const store = await readStore(storeId);
  if (store?.status !== "active") return publishedResponse(enquiryMailAnswerSchema, UNKNOWN_STORE);
  const asker = { store, customerId: null, clientAddress: clientAddress(request), proof: null };
  // A number without a dial code is one of the store's country.
  const { dialCode } = countryOfStore(store);
  const answer = await askShop(asker, { ...asked, dialCode, mobile, isFromBot: false });
  if (answer.ok) return publishedResponse(enquiryMailAnswerSchema, { status: true });
  return refuse(
    answer.code === "mobile_invalid" ? "The mobile number is not valid." : "Too many questions. Ask later.",
  );
});

const fieldsOf = (issues: readonly { path: readonly PropertyKey[] }[]) => [
  ...new Set(issues.map(({ path }) => path.join(".") || "body")),
];
