import { sendEnquiryCall } from "@/lib/contracts/enquiry";
import { enquiryOutcomePath } from "@/lib/domain/enquiry";
import { proofOf } from "@/lib/http/asker";
import { clientAddress } from "@/lib/http/client-address";
import { enquiryOutcome } from "@/lib/http/forms/enquiry";
import { handle } from "@/lib/http/handle";
import { sendEnquiry } from "@/lib/workflows/enquiry/ask-about-product";

export const POST = handle(
  sendEnquiryCall,
  ({ store, visitor, body, request }) =>
    sendEnquiry(
      { store, visitor, clientAddress: clientAddress(request), proof: proofOf(request) },
      {
        productId: body.product_id,
        variantId: body.variant_id,
        name: body.name,
        email: body.email,
        dialCode: body.dial_code,
        mobile: body.mobile,
        message: body.message,
        isFromBot: body.website !== "",
      },
    ),
  {
    form: {
      redirectTo: (answer, fields) => enquiryOutcomePath(fields.get("slug") || "none", enquiryOutcome(answer)),
    },
  },
);
