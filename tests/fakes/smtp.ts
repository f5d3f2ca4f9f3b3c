import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; source: string };

/** How the server refuses an e-mail: with a status code, or by not responding at all. */
type Refusal = { code: number } | "silence" | null;

/** A mail server that records the e-mails it receives, on a port of its own. */
export async function startSmtp() {
  const mails: ReceivedMail[] = [];
  let refusal: Refusal = null;
  /** Called when an e-mail has been received but not yet acknowledged. */
  let arrived: () => void | Promise<void> = () => {};

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
        await arrived();
        callback();
      });
    },
  });
  // Some tests stop the client in the middle of a delivery.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (how: Refusal) => {
      refusal = how;
    },
    whenMailArrives: (call: typeof arrived) => {
      arrived = call;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
