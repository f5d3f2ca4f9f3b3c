import "server-only";
import nodemailer from "nodemailer";
import type { Delivery } from "@/lib/domain/outbox";

export type OutgoingMail = {
  /** The same at every try, so that a mail which arrives twice is shown once. */
  messageId: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  html: string;
  text: string;
};

/** For a silent server, and for the whole of a mail; less than a claim in the outbox lasts. */
const SILENCE_MILLISECONDS = 15_000;
const TIMEOUT_MILLISECONDS = 60_000;

/** Hands a mail to the server at `smtpUrl`, which answers for it from then on. Never throws for what a server does. */
export async function sendMail(mail: OutgoingMail, smtpUrl: string): Promise<Delivery> {
  const { username, hostname } = new URL(smtpUrl);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    // A password goes out encrypted or not at all.
    requireTLS: username !== "" && !isThisMachine(hostname),
    connectionTimeout: SILENCE_MILLISECONDS,
    greetingTimeout: SILENCE_MILLISECONDS,
    socketTimeout: SILENCE_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      ...mail,
      to: { name: "", address: mail.to },
      replyTo: mail.replyTo ?? undefined,
      // Keeps out-of-office answers away.
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
    return { ok: true };
  } catch (error) {
    return toFailure(error as { code?: string; command?: string; responseCode?: number });
  } finally {
    transport.close();
  }
}

const isThisMachine = (hostname: string) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** The server's own words are left out: they may name the recipient. */
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
  // Whoever set the password wrong will set it right; a mailbox that is not there stays away.
  const isFinal = (responseCode ?? 0) >= 500 && code !== "EAUTH";
  return { ok: false, reason: `The mail server: ${reason || "no reason given"}`, isFinal };
}
