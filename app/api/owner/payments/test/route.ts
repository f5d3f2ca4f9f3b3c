import { testPaymentCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { testPaymentKeys } from "@/lib/workflows/payment/test-keys";

export const POST = handle(testPaymentCall, ({ storeId, body }) => testPaymentKeys(storeId, body.name));
