import type { StoreId } from "../store/id";
import type { Right } from "./right";

/** A token with which a program calls one store. The token itself is not kept, only its hash. */
export type ApiToken = {
  storeId: StoreId;
  id: string;
  /** What the owner calls it: "Label printer". */
  name: string;
  rights: readonly Right[];
  createdAt: Date;
  /** Null if it does not expire. */
  expiresAt: Date | null;
  /** To the minute; null if it was never used. */
  lastUsedAt: Date | null;
};

/** Programs that look for secrets in code find the token by this. */
export const API_TOKEN_PREFIX = "shop_";

export function isExpired({ expiresAt }: Pick<ApiToken, "expiresAt">, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
