import { type Command, Option } from "commander";
import { MAX_SUPPRESSIONS } from "@/lib/contracts/outbox/suppressions";
import { readEmail } from "@/lib/domain/customer/email";
import { SUPPRESSION_REASONS, type SuppressionReason } from "@/lib/domain/suppression";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { table } from "../output/table";

const EMAIL = ["<email>", "the e-mail address"] as const;

/** Adds the commands of the suppression list: addresses to which no mail is sent. */
export function addSuppressionCommands(outbox: Command, line: CommandLine): void {
  const list = outbox
    .command("suppressed")
    .description("List the addresses that get no mail")
    .action(
      onShop(line, async (shop) => {
        const { output } = line;
        const answer = await shop.listSuppressions(MAX_SUPPRESSIONS);
        await output.answer(answer, async () => {
          if (answer.list.length === 0) return "";
          const { minute } = formatsOf(await shop.describeStore());
          const columns = [
            { heading: "Address", text: ({ email }: (typeof answer.list)[number]) => email },
            { heading: "Reason", text: ({ reason }: (typeof answer.list)[number]) => reason },
            { heading: "Date", text: ({ created_on }: (typeof answer.list)[number]) => minute(created_on) },
            { heading: "Detail", text: ({ detail }: (typeof answer.list)[number]) => detail },
          ];
          return table(answer.list, columns, output.styles);
        });
        const more = answer.total - answer.list.length;
        if (answer.total === 0) output.note("No address is on the list.");
        else if (more > 0) output.note(`${more} more`);
      }),
    );
  addExamples(list, [["outbox suppressed"]]);

  const suppress = outbox
    .command("suppress")
    .description("Send no more mail to an address")
    .argument(...EMAIL)
    .addOption(
      new Option("--reason <reason>", "bounced: no mail at all; complained: only what it asks for or has to know")
        .choices(SUPPRESSION_REASONS)
        .default("bounced"),
    )
    .option("--detail <text>", "a note for you", "")
    .action(
      onShop(line, async (shop, email: string, options: { reason: SuppressionReason; detail: string }) => {
        const answer = await shop.addSuppression({ email: readAddress(email, suppress), ...options });
        await line.output.answer(answer, () => `${email} gets no more mail.`);
      }),
    );
  addExamples(suppress, [["outbox suppress asha@example.com --reason complained"]]);

  const allow = outbox
    .command("allow")
    .description("Send mail to an address again")
    .argument(...EMAIL)
    .action(
      onShop(line, async (shop, email: string) => {
        const answer = await shop.removeSuppression(readAddress(email, allow));
        await line.output.answer(
          answer,
          () => `${email} gets mail again. \`outbox retry --failed\` sends what it missed.`,
        );
      }),
    );
  addExamples(allow, [["outbox allow asha@example.com"]]);
}

function readAddress(text: string, command: Command): string {
  return readEmail(text) ?? command.error("error: this is not an e-mail address");
}
