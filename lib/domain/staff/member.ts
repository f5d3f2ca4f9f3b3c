import type { StoreId } from "../store/id";
import type { Role } from "./right";

/** Somebody who acts for the owner in one store, at the desk. `email` is null until it is known. */
export type StaffMember = {
  storeId: StoreId;
  id: string;
  name: string;
  role: Role;
  email: string | null;
  createdAt: Date;
};

/** A browser in which a member has opened the desk. */
export type StaffSession = {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  /** When somebody last proved in it who they are; null for sessions from before this was kept. */
  provenAt: Date | null;
  /** For example "Firefox on Android". */
  device: string;
  address: string;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a link opens the desk, if it was not used before. */
export const LINK_HOURS = 24;
export const LINK_LIFETIME_MS = LINK_HOURS * HOUR_MS;
/** A session ends so long after its last use, and so long after it began. */
export const DESK_SESSION_MS = { unused: 24 * HOUR_MS, absolute: 30 * 24 * HOUR_MS } as const;
/** For so long the desk does not ask again who is there. */
export const PROOF_MINUTES = 15;

export function isOver({ createdAt, lastUsedAt }: Pick<StaffSession, "createdAt" | "lastUsedAt">, now: Date): boolean {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  return since(lastUsedAt) > DESK_SESSION_MS.unused || since(createdAt) > DESK_SESSION_MS.absolute;
}

/** Whether it was proved lately who sits at this browser: by a link, a password or a passkey. */
export function isProven({ provenAt }: Pick<StaffSession, "provenAt">, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= PROOF_MINUTES * MINUTE_MS;
}
