import { signOutCall } from "@/lib/contracts/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/account-pages";
import { handle } from "@/lib/http";
import { doneAt } from "@/lib/http/form-answer";
import { signOut } from "@/lib/workflows/account/sign-out";

export const POST = handle(
  signOutCall,
  async ({ store, visitor, body }) => {
    await signOut(store.id, visitor, body);
    return { ok: true, value: { done: true }, visitor: { session: null } };
  },
  {
    form: {
      toBody: (fields) => ({ everywhere: fields.get("everywhere") === "true" }),
      leadsTo: () => doneAt(ACCOUNT_PAGES.signIn, "signed_out"),
    },
  },
);
