import type { ShopMail } from "../store/shop-email";
import type { Right } from "./right";

/** What somebody at the desk can be told about by e-mail: the store's own mails, and stock that runs out. */
export const NOTICES = ["orders", "cancellations", "enquiries", "stock"] as const satisfies readonly (
  | ShopMail
  | "stock"
)[];
export type Notice = (typeof NOTICES)[number];

/** Nobody is told what they may not read. */
export const NOTICE_RIGHTS: Record<Notice, Right> = {
  orders: "orders.read",
  cancellations: "orders.read",
  enquiries: "customers.read",
  stock: "products.read",
};
