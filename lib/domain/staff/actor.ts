import type { StoreId } from "../store/id";
import { type NeededRight, RIGHTS } from "./right";

/**
 * Who makes a call of the owner's. `owner_token` is the setting OWNER_TOKEN, with which everything in all stores can be
 * done; `api_token` a program with a token of one store; `member` somebody at the desk; `command` the command line while no shop is running.
 */
export type Actor = {
  kind: (typeof ACTOR_KINDS)[number];
  /** The name of the token or the person; empty for the others. */
  name: string;
  /** The only store that the caller may reach; null for all of them. */
  storeId: StoreId | null;
  rights: readonly NeededRight[];
};
export const ACTOR_KINDS = ["owner_token", "api_token", "member", "command"] as const;

const EVERYTHING = { name: "", storeId: null, rights: [...RIGHTS, "deployment"] } as const;
export const OWNER_TOKEN_ACTOR: Actor = { kind: "owner_token", ...EVERYTHING };
export const COMMAND_ACTOR: Actor = { kind: "command", ...EVERYTHING };
