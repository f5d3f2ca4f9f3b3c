import { changeDomainsCall, showDomainsCall } from "@/lib/contracts/store/domain-calls";
import { handle } from "@/lib/http/handle";
import { hostName } from "@/lib/server/away-page";
import { changeDomains, readDomains } from "@/lib/workflows/store/domains";

export const GET = handle(showDomainsCall, ({ storeId }) => readDomains(storeId));

export const PUT = handle(changeDomainsCall, ({ storeId, body, request }) =>
  changeDomains(storeId, { ...body, host: hostName(request.headers.get("host")) }),
);
