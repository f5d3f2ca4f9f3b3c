import { saveUploadCall } from "@/lib/contracts/store-files/calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { saveStoreUpload } from "@/lib/workflows/store-files/store-uploads";

export const PUT = handle(saveUploadCall, ({ query, body: { name, base64 } }) =>
  saveStoreUpload(query.store_id ?? env().STORE_ID, name, Buffer.from(base64, "base64")),
);
