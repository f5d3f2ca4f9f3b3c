import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

type ReceivedMail = { from: string; to: string[]; source: string };

/** How the server refuses a mail: with an error code, or (`silence`) by never answering; null accepts the mail. */
type Refusal = { code: number } | "silence" | null;

/** Starts a mail server on a free port; it stores the mails it receives. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  let refusal: Refusal = null;
  /** Called when a mail has arrived completely, before the server confirms it to the sender. */
  let onMail: () => void | Promise<void> = () => {};

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, callback) => {
      if (refusal === "silence") return;
      callback(refusal && Object.assign(new Error("No"), { responseCode: refusal.code }));
    },
    onData: (stream: SMTPServerDataStream, session: SMTPServerSession, callback) => {
      void text(stream).then(async (source) => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), source });
        await onMail();
        callback();
      });
    },
  });
  // The server reports an error if a client disconnects half-way, which some tests cause on purpose.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (how: Refusal) => {
      refusal = how;
    },
    whenMailArrives: (call: typeof onMail) => {
      onMail = call;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
