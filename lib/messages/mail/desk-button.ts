import "server-only";
import { DESK_PATH } from "@/lib/domain/staff/pages";

/** A button of a mail to the owner, which leads to a page of the desk, such as `orders/7-100001`. */
export const deskButton = (store: { origin: string }, page: string, text: string) =>
  ({ kind: "button", text, link: `${store.origin}${DESK_PATH}/${page}` }) as const;
