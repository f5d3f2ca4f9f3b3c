import { toScaledInteger } from "@/lib/contracts/codec/decimal";
import { QUOTATION_STATUSES } from "@/lib/domain/quotation/quotation";
import type { OfferedPrices } from "@/lib/domain/quotation/revise";
import { type OrderOptions, readCount, refuseOthers } from "../order/tasks";
import type { Shop } from "../shop";
import { UsageError } from "../usage-error";
import { changeQuotation, listQuotations, showQuotation } from "./commands";

/** `npm run store -- quotations …` */
export function findQuotationTask(
  [action = "list", name = "", ...words]: readonly string[],
  options: OrderOptions,
): (shop: Shop) => Promise<void> {
  const expectNone = () => {
    const [word] = words;
    if (word !== undefined) throw new UsageError(`"${word}" is not understood here.`);
  };
  const readName = () => {
    if (name === "") throw new UsageError("Expected the number of a quotation.");
    return name;
  };
  switch (action) {
    case "list":
      refuseOthers(options, ["status", "search", "page"]);
      if (name !== "") throw new UsageError(`"${name}" is not understood here.`);
      return listQuotations({
        status: readStatus(options.status),
        search: options.search ?? "",
        page: options.page === undefined ? 1 : readCount(options.page, "--page"),
      });
    case "show":
      refuseOthers(options, []);
      expectNone();
      return showQuotation(readName());
    case "revise":
      refuseOthers(options, ["shipping", "message"]);
      return changeQuotation(readName(), { kind: "revise", prices: readPrices(words, options) });
    case "cancel":
      refuseOthers(options, ["reason"]);
      expectNone();
      return changeQuotation(readName(), { kind: "cancel", reason: options.reason ?? "" });
    default:
      throw new UsageError(`quotations has no "${action}".`);
  }
}

function readStatus(text: string | undefined) {
  if (text === undefined) return null;
  const status = QUOTATION_STATUSES.find((each) => each === text);
  if (status) return status;
  throw new UsageError(`A quotation is ${QUOTATION_STATUSES.join(", ")}, not "${text}".`);
}

function readPrices(words: readonly string[], { shipping, message = "" }: OrderOptions): OfferedPrices {
  const items = words.map(readItemPrice);
  if (new Set(items.map(({ position }) => position)).size < items.length) {
    throw new UsageError("Each item has one price.");
  }
  return { items, shippingPrice: shipping === undefined ? null : readAmount(shipping), message };
}

/** `2=899.5`, or `2=120+450` for cloth with an addon that is paid once; items are numbered from 1, as by "show". */
function readItemPrice(word: string): OfferedPrices["items"][number] {
  const [item = "", price, ...more] = word.split("=");
  const [unit, addon, ...others] = price?.split("+") ?? [];
  if (unit === undefined || more.length > 0 || others.length > 0) {
    throw new UsageError(`"${word}" is no price such as 1=899.5, for the first item.`);
  }
  return {
    position: readCount(item, "The number of an item") - 1,
    unitPrice: readAmount(unit),
    addonPrice: addon === undefined ? null : readAmount(addon),
  };
}

/** Minor units of the base currency. */
function readAmount(text: string): number {
  if (/^\d{1,7}(\.\d{1,2})?$/.test(text)) return toScaledInteger(text, 2);
  throw new UsageError(`"${text}" is no amount such as 900 or 899.5.`);
}
