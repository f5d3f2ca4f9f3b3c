import { askShopCall } from "@/lib/contracts/enquiry";
import { proofOf } from "@/lib/http/asker";
import { clientAddress } from "@/lib/http/client-address";
import { askedShopPath } from "@/lib/http/forms/enquiry";
import { handle } from "@/lib/http/handle";
import { askShop } from "@/lib/workflows/enquiry/ask-shop";

export const POST = handle(
  askShopCall,
  ({ store, visitor, body, request }) => {
    const customerId = visitor.kind === "customer" ? visitor.customerId : null;
    const { dial_code: dialCode, website, ...asked } = body;
    return askShop(
      { store, customerId, clientAddress: clientAddress(request), proof: proofOf(request) },
      { ...asked, dialCode, isFromBot: website !== "" },
    );
  },
  { form: { redirectTo: askedShopPath, keepsField: () => true } },
);
