import { changeProfileCall, deleteAccountCall, readProfileCall } from "@/lib/contracts/customer/calls";
import { profileToWire } from "@/lib/contracts/customer/wire";
import { updateProfile } from "@/lib/data/customer/customers";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { readPersonName } from "@/lib/domain/customer/person-name";
import { ok } from "@/lib/domain/result";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { toProof } from "@/lib/http/forms/proof";
import { formMethods } from "@/lib/http/handle";
import { handleForCustomer } from "@/lib/http/handle-for-customer";
import { deleteAccount } from "@/lib/workflows/customer/delete-account";

const { profile, data, signIn } = ACCOUNT_PAGES;

export const GET = handleForCustomer(readProfileCall, async ({ customer }) => ok(profileToWire(customer)));

export const PATCH = handleForCustomer(
  changeProfileCall,
  async ({ store, customer, body: { name, gst } }) => {
    const changes = { name: name === undefined ? undefined : readPersonName(name), gst };
    const changed = await updateProfile(store.id, customer.id, changes);
    return changed ? ok(profileToWire(changed)) : { ok: false, code: "sign_in_needed" };
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: profile, done: withDone(profile, "profile_saved") }),
    },
  },
);

export const DELETE = handleForCustomer(
  deleteAccountCall,
  async ({ asker, customer, body }) => {
    const deleted = await deleteAccount(asker, customer, toProof(body));
    return deleted.ok ? { ok: true, value: { done: true }, visitor: { session: null } } : deleted;
  },
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, { form: data, done: withDone(signIn, "account_deleted") }),
    },
  },
);

export const POST = formMethods({ PATCH, DELETE });
