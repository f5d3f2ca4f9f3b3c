import { sendEnquiryCall } from "@/lib/contracts/enquiry-calls";
import { enquiryOutcomePath } from "@/lib/domain/enquiry";
import { handle } from "@/lib/http";
import { clientAddress } from "@/lib/http/client-address";
import { enquiryFields, enquiryOutcome } from "@/lib/http/enquiry-form";
import { sendEnquiry } from "@/lib/workflows/enquiries/send-enquiry";

export const POST = handle(
  sendEnquiryCall,
  ({ store, visitor, body, request }) =>
    sendEnquiry(
      { store, visitor, clientAddress: clientAddress(request) },
      {
        productId: body.product_id,
        variantId: body.variant_id,
        name: body.name,
        email: body.email,
        dialCode: body.dial_code,
        mobile: body.mobile,
        message: body.message,
        isFromMachine: body.website !== "",
      },
    ),
  {
    form: {
      toBody: enquiryFields,
      leadsTo: (answer, fields) => enquiryOutcomePath(fields.get("slug") || "none", enquiryOutcome(answer)),
    },
  },
);
