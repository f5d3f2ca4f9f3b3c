import { listTaxRatesCall, saveTaxRatesCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readOwnerList, saveOwnerList } from "@/lib/workflows/store/owner-lists";
import { placesToName } from "@/lib/workflows/store/places-to-name";

export const GET = handle(listTaxRatesCall, async ({ storeId }) => {
  const read = await readOwnerList(storeId, "tax_rate");
  return read.ok ? ok({ list: read.value, ...(await placesToName(storeId)) }) : read;
});

export const PUT = handle(saveTaxRatesCall, async ({ storeId, body }) => {
  const saved = await saveOwnerList(storeId, "tax_rate", body);
  return saved.ok ? ok({ list: saved.value }) : saved;
});
