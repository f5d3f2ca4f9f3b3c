import { COMMAND_ACTOR } from "@/lib/domain/staff/actor";
import type { AuditTarget } from "@/lib/domain/staff/audit-entry";
import type { StoreId } from "@/lib/domain/store/id";
import { audited } from "@/lib/workflows/staff/audit";
import { type Shop, ShopError } from "./shop";

type Method = (...given: never[]) => Promise<unknown>;
type Writes = {
  [Name in keyof Shop]?: Shop[Name] extends Method ? (...given: Parameters<Shop[Name]>) => AuditTarget | null : never;
};

/** What each command changes; null stands for the store. */
const WRITES = {
  importProducts: () => null,
  importPictures: () => null,
  setProduct: ({ sku }) => ({ kind: "product", id: sku }),
  addOffer: () => null,
  endOffer: () => null,
  setStatus: () => null,
  setOrigin: () => null,
  startBackup: () => null,
  saveStoreUpload: () => null,
  importStore: () => null,
  retryMessages: () => null,
  addSuppression: () => null,
  removeSuppression: () => null,
  changeOrder: (name) => ({ kind: "order", id: name }),
  makePaymentLink: (name) => ({ kind: "order", id: name }),
  changeReturn: (id) => ({ kind: "return", id }),
  changeQuotation: (name) => ({ kind: "quotation", id: name }),
  issueGiftCard: () => null,
  deactivateGiftCard: (code) => ({ kind: "gift_card", id: code }),
  createApiToken: () => null,
  endApiToken: (id) => ({ kind: "api_token", id }),
  addStaffMember: () => null,
  renewStaffLink: (id) => ({ kind: "staff_member", id }),
  resetStaffMember: (id) => ({ kind: "staff_member", id }),
  removeStaffMember: (id) => ({ kind: "staff_member", id }),
} satisfies Writes;

/** A shop that is used without its server, whose changes stand in the audit log like those of the owner's calls. */
export function auditedShop(storeId: StoreId, shop: Shop): Shop {
  const logged = Object.entries<(...given: never[]) => AuditTarget | null>(WRITES).map(([name, targetOf]) => {
    const method = shop[name as keyof Shop] as Method;
    const write = async (...given: never[]) => {
      const target = targetOf(...given) ?? { kind: "store" as const, id: storeId };
      const entry = { actor: COMMAND_ACTOR, address: "", action: name, target, input: given };
      const done = await audited(storeId, entry, () => method(...given).then(toDone, toRefused));
      if (!done.ok) throw done.error;
      return done.value;
    };
    return [name, write];
  });
  return { ...shop, ...Object.fromEntries(logged) };
}

const toDone = (value: unknown) => ({ ok: true as const, value });

function toRefused(error: unknown) {
  if (error instanceof ShopError) return { ok: false as const, code: "refused", error };
  throw error;
}
