import { saveUploadCall } from "@/lib/contracts/store-files/calls";
import { handle } from "@/lib/http/handle";
import { saveStoreUpload } from "@/lib/workflows/store-files/store-uploads";

export const PUT = handle(saveUploadCall, ({ storeId, body: { name, base64 } }) =>
  saveStoreUpload(storeId, name, Buffer.from(base64, "base64")),
);
