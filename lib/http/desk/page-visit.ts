import "server-only";
import { headers } from "next/headers";
import { type Right, ROLES } from "@/lib/domain/staff/right";
import type { StoreId } from "@/lib/domain/store/id";
import { findVisit } from "@/lib/workflows/staff/sessions";
import { deskSessionOf } from "./session";

/** Whether somebody who may read the products of the store has its desk open in the browser that asks for a page. */
export async function isFromPeopleOf(storeId: StoreId): Promise<boolean> {
  const session = deskSessionOf({ headers: await headers() });
  const visit = session === null ? null : await findVisit(session);
  if (!visit || visit.member.storeId !== storeId) return false;
  const rights: readonly Right[] = ROLES[visit.member.role];
  return rights.includes("products.read");
}
