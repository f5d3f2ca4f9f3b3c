import type { StoreId } from "../store/id";
import type { Role } from "./right";

/** Somebody who acts for the owner in one store, at the desk. */
export type StaffMember = { storeId: StoreId; id: string; name: string; role: Role; createdAt: Date };

/** A browser in which a member has opened the desk. */
export type StaffSession = { createdAt: Date; lastUsedAt: Date };

const HOUR_MS = 60 * 60_000;
/** How long a link opens the desk, if it was not used before. */
export const LINK_HOURS = 24;
export const LINK_LIFETIME_MS = LINK_HOURS * HOUR_MS;
/** A session ends so long after its last use, and so long after it began. */
export const DESK_SESSION_MS = { unused: 24 * HOUR_MS, absolute: 30 * 24 * HOUR_MS } as const;

export function isOver({ createdAt, lastUsedAt }: StaffSession, now: Date): boolean {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  return since(lastUsedAt) > DESK_SESSION_MS.unused || since(createdAt) > DESK_SESSION_MS.absolute;
}
