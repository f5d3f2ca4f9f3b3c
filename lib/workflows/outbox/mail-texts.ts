import "server-only";
import { randomBytes } from "node:crypto";
import { readStore } from "@/lib/cached/read-store";
import type { MailPreview, MailTest, MailTextWire } from "@/lib/contracts/outbox/mail-text-calls";
import { findMailWording, listMailWordings, saveMailWording } from "@/lib/data/outbox/mail-texts";
import { lockCatalogue } from "@/lib/data/product-import/product-records";
import { getDatabase } from "@/lib/database/connection";
import { MAIL_WORDING_PARTS, type MailWording, unknownPlaceholders } from "@/lib/domain/mail-text";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { type EditableMail, listEditableMails } from "@/lib/messages/mail/examples";
import { TEMPLATES } from "@/lib/messages/mail/templates";
import { openingOf } from "@/lib/messages/mail/wording";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { sendWrittenMail } from "./send-mail";

const NO_WORDS: MailWording = { subject: "", heading: "", opening: "", closing: "" };

export async function listMailTexts(storeId: StoreId): Promise<Result<{ list: MailTextWire[] }, "store_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown", "store_id");
  const wordings = await listMailWordings(storeId);
  return ok({ list: listEditableMails(store).map((mail) => toWire(mail, wordings.get(mail.template), store)) });
}

/**
 * Changes the words of one mail. `seen` are those that their owner saw: if another has changed them meanwhile, nothing is
 * written, and neither if a text names what the mail does not know.
 */
export async function changeMailText(
  storeId: StoreId,
  template: string,
  { wording, seen }: { wording: MailWording; seen: MailWording },
): Promise<Result<MailTextWire, "store_unknown" | "mail_unknown" | "mail_text_changed" | "mail_text_invalid">> {
  const found = await findMail(storeId, template);
  if (!found.ok) return found;
  const { store, mail } = found.value;
  const faults = faultsOf(mail, wording);
  if (faults.length > 0) return { ok: false, code: "mail_text_invalid", errors: faults };
  return getDatabase().transaction(async (transaction) => {
    await lockCatalogue(storeId, transaction);
    const current = (await findMailWording(storeId, template, transaction)) ?? NO_WORDS;
    if (!isSameWording(current, seen)) return fail("mail_text_changed");
    await saveMailWording(storeId, template, isSameWording(wording, NO_WORDS) ? null : wording, transaction);
    return ok(toWire(mail, wording, store));
  });
}

/** The mail with these words, about an example. */
export async function previewMail(
  storeId: StoreId,
  template: string,
  wording: MailWording,
): Promise<Result<MailPreview, "store_unknown" | "mail_unknown" | "mail_text_invalid">> {
  const written = await writeExample(storeId, template, wording);
  return written.ok ? ok({ subject: written.value.mail.subject, html: written.value.mail.html }) : written;
}

/** Sends the mail with these words at once, about an example. */
export async function sendTestMail(
  storeId: StoreId,
  template: string,
  { wording, email }: { wording: MailWording; email: string },
  { settings = env(), now = clock.now() } = {},
): Promise<Result<MailTest, "store_unknown" | "mail_unknown" | "mail_text_invalid">> {
  const written = await writeExample(storeId, template, wording);
  if (!written.ok) return written;
  const { store, mail } = written.value;
  const message = { id: randomBytes(8).toString("hex"), template, recipient: email, store };
  // A test belongs to no subscription: its recipient cannot stop anything of the example's.
  const test = { ...mail, subject: `Test: ${mail.subject}`, unsubscribeAddress: null };
  const delivery = await sendWrittenMail(test, message, settings, now);
  return ok({ is_sent: delivery.ok, reason: delivery.ok ? "" : delivery.reason, is_file: !settings.SMTP_URL });
}

async function writeExample(storeId: StoreId, template: string, wording: MailWording) {
  const found = await findMail(storeId, template);
  if (!found.ok) return found;
  const { store, mail } = found.value;
  const faults = faultsOf(mail, wording);
  if (faults.length > 0) return { ok: false, code: "mail_text_invalid", errors: faults } as const;
  return ok({ store, mail: TEMPLATES[mail.template].write(mail.example, store, wording) });
}

async function findMail(
  storeId: StoreId,
  template: string,
): Promise<Result<{ store: StoreDetails; mail: EditableMail }, "store_unknown" | "mail_unknown">> {
  const store = await readStore(storeId);
  if (!store) return fail("store_unknown", "store_id");
  const mail = listEditableMails(store).find((each) => each.template === template);
  return mail ? ok({ store, mail }) : fail("mail_unknown", "template");
}

/** Words for a part that the mail does not leave to its owner, and names in braces that it does not know. */
function faultsOf({ parts, placeholders }: EditableMail, wording: MailWording) {
  return MAIL_WORDING_PARTS.flatMap((part) => {
    const path = `wording.${part}`;
    if (wording[part] !== "" && !parts.includes(part)) return [{ path, code: "part_fixed" }];
    return unknownPlaceholders(wording[part], placeholders).length > 0 ? [{ path, code: "placeholder_unknown" }] : [];
  });
}

const isSameWording = (one: MailWording, other: MailWording) =>
  MAIL_WORDING_PARTS.every((part) => one[part] === other[part]);

function toWire(
  { template, parts, placeholders, example }: EditableMail,
  wording: MailWording | undefined,
  store: StoreDetails,
): MailTextWire {
  const usual = TEMPLATES[template].compose(example, store);
  return {
    template,
    wording: wording ?? NO_WORDS,
    usual: { subject: usual.subject, heading: usual.heading, opening: openingOf(usual) },
    parts: [...parts],
    placeholders: [...placeholders],
  };
}
