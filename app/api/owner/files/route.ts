import { uploadFileCall } from "@/lib/contracts/media/owner-calls";
import { handle } from "@/lib/http/handle";
import { uploadFile } from "@/lib/workflows/media/upload-file";

export const POST = handle(uploadFileCall, ({ storeId, body: { name, base64 } }) =>
  uploadFile(storeId, { name, bytes: Buffer.from(base64, "base64") }),
);
