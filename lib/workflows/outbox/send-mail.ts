import "server-only";
import { readEmail } from "@/lib/domain/customer/email";
import type { Delivery } from "@/lib/domain/outbox";
import type { StoreDetails } from "@/lib/domain/store/store";
import { sendMail } from "@/lib/integrations/mail";
import { writeMailFile } from "@/lib/integrations/outbox-folder";
import type { WrittenMail } from "@/lib/messages/mail/template";
import type { Environment } from "@/lib/server/env";

type MailSettings = Pick<Environment, "DATA_DIR" | "SMTP_URL" | "MAIL_FROM">;

/** Hands a mail to the mail server or, if none is set, to the folder of messages. `id` tells it from all others. */
export async function sendWrittenMail(
  written: WrittenMail,
  { id, template, recipient, store }: { id: string; template: string; recipient: string; store: StoreDetails },
  { DATA_DIR, SMTP_URL, MAIL_FROM }: MailSettings,
  now: Date,
): Promise<Delivery> {
  const shop = readEmail(store.company.email);
  const address = MAIL_FROM ?? shop ?? (SMTP_URL ? null : "shop@localhost");
  if (!address) {
    const reason = "The e-mail has no sender: set MAIL_FROM or the e-mail address of the store";
    return { ok: false, reason, isFinal: false };
  }
  const mail = {
    ...written,
    messageId: `<${id}.${store.id}@${address.split("@")[1]}>`,
    from: { name: store.name, address },
    replyTo: written.replyTo ?? shop,
    to: recipient,
  };
  return SMTP_URL ? sendMail(mail, SMTP_URL) : writeMailFile(mail, { dataDir: DATA_DIR, id, template, now });
}
