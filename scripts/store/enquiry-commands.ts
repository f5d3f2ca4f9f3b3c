import type { EnquiryWire } from "@/lib/contracts/enquiry";
import type { Shop } from "./shop";
import { UsageError } from "./usage-error";

/** `npm run store -- enquiries …` */
export function findEnquiryTask(
  [action = "list", ...words]: readonly string[],
  { page, ...others }: { page?: string },
): (shop: Shop) => Promise<void> {
  const [other] = Object.keys(others);
  if (other) throw new UsageError(`--${other} does not belong here.`);
  const [id] = words;
  if (action === "list" && id === undefined) return listEnquiries(readPage(page));
  if (action === "show" && id !== undefined && words.length === 1 && page === undefined) return showEnquiry(id);
  throw new UsageError("enquiries takes list, --page N or show ID.");
}

const listEnquiries = (page: number) => async (shop: Shop) => {
  const { enquiries, total } = await shop.listEnquiries(page);
  if (total === 0) console.log("Nobody has asked about a product yet.");
  for (const enquiry of enquiries) console.log(lineOf(enquiry));
  if (enquiries.length > 0 && total > enquiries.length) {
    console.log(`${total} in all: --page ${page + 1} shows the next`);
  }
};

const showEnquiry = (id: string) => async (shop: Shop) => {
  const enquiry = await shop.showEnquiry(id);
  const { product_name, options, product_sku, name, email, mobile, message } = enquiry;
  const about = [product_name, options, product_sku && `SKU ${product_sku}`].filter(Boolean).join(", ");
  const from = [name, email, mobile].filter(Boolean).join(", ");
  console.log(`${enquiry._id}  ${minute(enquiry)}\nAbout  ${about}\nFrom   ${from}\n\n${message}`);
};

/** `0123456789abcdef  2026-11-21 10:15  Asha Menon  asha@example.com  Linen shirt, Indigo, M` */
function lineOf(enquiry: EnquiryWire): string {
  const { _id, name, email, product_name, options } = enquiry;
  return [_id, minute(enquiry), name, email, [product_name, options].filter(Boolean).join(", ")].join("  ");
}

const minute = ({ sent_on }: EnquiryWire) => sent_on.slice(0, 16).replace("T", " ");

function readPage(text = "1"): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new UsageError("--page expects a number such as 2.");
}
