import "server-only";
import nodemailer from "nodemailer";
import type { Delivery } from "@/lib/domain/outbox";

export type OutgoingMail = {
  /** The same for every attempt to send the mail, so that mail programs show it only once if it arrives twice. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The address for unsubscribing on one click (RFC 8058); null for e-mails that belong to no subscription. */
  unsubscribeAddress: string | null;
};

/**
 * How long we wait for one response of the mail server. This limit and the one for the whole delivery are shorter than
 * the time for which a process reserves a message in the outbox, so that no other process sends it too.
 */
const RESPONSE_TIMEOUT_MS = 15_000;
const TIMEOUT_MS = 60_000;

/** Hands an e-mail to the server at `smtpUrl`. Failures of the server are returned, never thrown. */
export async function sendMail({ unsubscribeAddress, ...mail }: OutgoingMail, smtpUrl: string): Promise<Delivery> {
  const { username, hostname } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // Never send a password unencrypted.
    requireTLS: username !== "" && !isThisMachine(hostname),
    connectionTimeout: RESPONSE_TIMEOUT_MS,
    greetingTimeout: RESPONSE_TIMEOUT_MS,
    socketTimeout: RESPONSE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      ...mail,
      to: { name: "", address: mail.to },
      replyTo: mail.replyTo ?? undefined,
      headers: {
        // Asks automatic systems not to answer this mail, for example with an out-of-office reply.
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeAddress && {
          "List-Unsubscribe": `<${unsubscribeAddress}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { ok: true };
  } catch (error) {
    return toFailure(error as { code?: string; command?: string; responseCode?: number });
  } finally {
    transport.close();
  }
}

const isThisMachine = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/**
 * Describes why a delivery failed, without the server's own message, which may contain the recipient's e-mail address.
 */
function toFailure({
  code,
  command,
  responseCode,
}: {
  code?: string;
  command?: string;
  responseCode?: number;
}): Delivery {
  const reason = [code, command && `at ${command}`, responseCode].filter(Boolean).join(" ");
  // Wrong credentials are not final, because the operator can correct them. Other permanent errors are final: if a
  // mailbox does not exist now, it will not exist later.
  const isFinal = (responseCode ?? 0) >= 500 && code !== "EAUTH";
  return { ok: false, reason: `The mail server: ${reason || "no reason given"}`, isFinal };
}
