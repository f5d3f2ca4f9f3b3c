import "server-only";
import { RETURN_EXCHANGE_FIELD, RETURN_PICTURE_FIELD, RETURN_QUANTITY_FIELD } from "@/lib/domain/order/pages";
import { MAX_FILE_BYTES } from "@/lib/domain/personalization/file";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import type { CallerFacts } from "@/lib/http/caller";
import { fieldsToBody } from "@/lib/http/form-body";
import type { Answer } from "@/lib/http/handle";
import type { FormFile } from "@/lib/http/read-body";
import { USUAL_BODY_LIMIT } from "@/lib/http/read-input";
import { storePersonalFile } from "@/lib/workflows/personalization/files";
import { pageCameFrom } from "./order";
import { withDone, withRefusal } from "./outcome";

/**
 * The body of the form, which has a field for the quantity of each item and one for what it is exchanged for; an item
 * that stays is left out.
 */
export function parseReturnForm(fields: URLSearchParams): unknown {
  const quantities = [...fields].filter(([name, text]) => name.startsWith(RETURN_QUANTITY_FIELD) && text !== "0");
  const items = quantities.map(([name, quantity]) => {
    const position = name.slice(RETURN_QUANTITY_FIELD.length);
    return { position, quantity, exchange_for: fields.get(`${RETURN_EXCHANGE_FIELD}${position}`) || null };
  });
  return { ...fieldsToBody(fields), items };
}

/** The picture that is sent with the form. A refused one refuses the return, so that it is not missed later. */
export const returnFiles = {
  limit: MAX_FILE_BYTES + USUAL_BODY_LIMIT,
  store: async (files: readonly FormFile[], call: CallerFacts["visitor"] & { request: Request }) => {
    const picture = files.find(({ field }) => field === RETURN_PICTURE_FIELD);
    if (!picture) return ok([]);
    const stored = await storePersonalFile(requesterOf(call), picture.bytes);
    return stored.ok ? ok([["picture_id", stored.value.id]] as const) : stored;
  },
};

/** The page to show after the shopper asked for a return: the order, where they came from, which shows a refusal. */
export function returnOutcomePath(answer: Answer, fields: URLSearchParams): string {
  const page = pageCameFrom(fields);
  if (answer.ok) return withDone(page, "return_asked");
  const errors = answer.errors?.map(({ code }) => ({ path: "", code })) ?? [];
  return withRefusal(page, { ok: false, code: answer.code, errors });
}
