import "server-only";
import nodemailer from "nodemailer";
import type { Delivery } from "@/lib/domain/outbox";

export type OutgoingMail = {
  /** The same for every attempt, so that mail programs show a duplicate only once. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
};

/** Time limits for a response of the server and for the whole delivery; both are shorter than a claim in the outbox. */
const RESPONSE_TIMEOUT_MS = 15_000;
const TIMEOUT_MS = 60_000;

/** Hands an e-mail to the server at `smtpUrl`. Failures of the server are returned, never thrown. */
export async function sendMail(mail: OutgoingMail, smtpUrl: string): Promise<Delivery> {
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
      // Suppresses out-of-office replies.
      headers: { "Auto-Submitted": "auto-generated" },
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

/** Leaves out the error message of the server, which may contain the recipient's address. */
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
  // Wrong credentials can be corrected, so retries make sense; a mailbox that does not exist stays missing.
  const isFinal = (responseCode ?? 0) >= 500 && code !== "EAUTH";
  return { ok: false, reason: `The mail server: ${reason || "no reason given"}`, isFinal };
}
