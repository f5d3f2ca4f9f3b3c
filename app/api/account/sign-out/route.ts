import { signOutCall } from "@/lib/contracts/authentication/sign-in-calls";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { newToken } from "@/lib/server/tokens";
import { signOut } from "@/lib/workflows/authentication/sign-out";

export const POST = handle(
  signOutCall,
  async ({ store, visitor, body }) => {
    await signOut(store.id, visitor, body);
    // A guest's cart belongs to the browser. After signing out, the browser gets a new token, so that the next person
    // who uses it does not see that cart.
    const anonymous = visitor.kind === "guest" && { anonymous: newToken() };
    return { ok: true, value: { done: true }, visitor: { session: null, ...anonymous } };
  },
  {
    form: {
      redirectTo: () => withDone(ACCOUNT_PAGES.signIn, "signed_out"),
    },
  },
);
