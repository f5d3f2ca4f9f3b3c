import type { Command } from "commander";
import type { MessageWire } from "@/lib/contracts/outbox/calls";
import { readMessageId } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { counted } from "../output/counted";
import { type Formats, formatsOf } from "../output/formats";
import type { Styles } from "../output/styles";
import { table } from "../output/table";
import { addSuppressionCommands } from "./suppression-commands";

const NEWEST = 20;
const MOST = 1_000;

/** Adds `outbox`, which shows the e-mails and text messages that the shop sends, and retries failed ones. */
export function addOutboxCommands(program: Command, line: CommandLine): void {
  const outbox = addGroup(program, "outbox", "See the mails and text messages of the shop, and send them again.");
  addExamples(outbox, [["outbox"], ["outbox show 0123456789abcdef"], ["outbox retry --failed"]]);
  addList(outbox, line);
  addShow(outbox, line);
  addRetry(outbox, line);
  addSuppressionCommands(outbox, line);
}

function addList(outbox: Command, line: CommandLine): void {
  const list = outbox
    .command("list", { isDefault: true })
    .description("List messages, newest first")
    .option("--all", `up to ${MOST} instead of the newest ${NEWEST}`)
    .action(
      onShop(line, async (shop, { all = false }: { all?: boolean }) => {
        const { output } = line;
        const answer = await shop.listOutbox(all ? MOST : NEWEST);
        const { messages, total } = answer;
        await output.answer(answer, async () =>
          messages.length === 0 ? "" : messageTable(messages, formatsOf(await shop.describeStore()), output.styles),
        );
        const more = total - messages.length;
        if (total === 0) output.note("No message has been sent yet, and none is waiting.");
        else if (more > 0) output.note(`${more} more${all ? "" : ". --all shows them"}`);
      }),
    );
  addExamples(list, [["outbox"], ["outbox --all"], ["outbox --all --json"]]);
}

function addShow(outbox: Command, line: CommandLine): void {
  const show = outbox
    .command("show")
    .summary("Show a message")
    .description("Show a message, with its text if it landed in a file because no mail server is set up.")
    .argument("<message>", "its id, as the list shows it", readMessageId)
    .action(
      onShop(line, async (shop, id: string) => {
        const message = await shop.showMessage(id);
        await line.output.answer(message, async () => {
          const formats = formatsOf(await shop.describeStore());
          const head = messageTable([message], formats, line.output.styles);
          return message.text === null ? head : `${head}\n\n${message.text}`;
        });
      }),
    );
  addExamples(show, [["outbox show 0123456789abcdef"]]);
}

function addRetry(outbox: Command, line: CommandLine): void {
  const retry = outbox
    .command("retry")
    .description("Send a message again, or all failed ones")
    .argument("[message]", "its id, as the list shows it", readMessageId)
    .option("--failed", "all messages that could not be sent");
  const send = onShop(line, async (shop, id: string | undefined) => {
    const answer = await shop.retryMessages(id ?? null);
    await line.output.answer(answer, () => `${counted(answer.retried, "message")} will be sent now.`);
  });
  retry.action((id: string | undefined, { failed = false }: { failed?: boolean }) => {
    if (failed === (id !== undefined)) retry.error("error: name one message, or all failed ones with --failed");
    return send(id, retry);
  });
  addExamples(retry, [["outbox retry 0123456789abcdef"], ["outbox retry --failed"]]);
}

function messageTable(messages: readonly MessageWire[], { minute }: Formats, styles: Styles): string {
  const colours: Readonly<Record<string, (text: string) => string>> = { failed: styles.red, sent: styles.green };
  return table(
    messages,
    [
      { heading: "Message", text: ({ message_id }) => message_id },
      {
        heading: "Status",
        text: ({ status }) => status,
        style: (text, { status }) => colours[status]?.(text) ?? text,
      },
      { heading: "Template", text: ({ template }) => template },
      { heading: "To", text: ({ recipient }) => recipient },
      { heading: "Date", text: ({ created_at }) => minute(created_at) },
      { heading: "Trouble", text: ({ attempts, reason }) => reason && `${counted(attempts, "attempt")}: ${reason}` },
      {
        heading: "Next attempt",
        text: ({ status, attempts, due_at }) => (status === "waiting" && attempts > 0 ? minute(due_at) : ""),
      },
      { heading: "File", text: ({ file }) => file ?? "" },
    ],
    styles,
  );
}
