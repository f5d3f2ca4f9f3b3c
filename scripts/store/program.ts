import { Command } from "commander";
import { readStoreId, readWebAddress } from "./arguments";
import { addBackupCommands } from "./backup/commands";
import type { CommandLine } from "./command-line";
import { addCompletionCommand } from "./completion/command";
import { addDemoCommand } from "./demo/command";
import { addEnquiryCommands } from "./enquiry/command";
import { addExportCommand } from "./export-command";
import { addFeedbackCommand } from "./feedback/command";
import { addGiftCardCommands } from "./gift-card/command";
import { addExamples, PROGRAM } from "./help/examples";
import { HELP_FORMAT } from "./help/format";
import { addHelpCommand } from "./help/help-command";
import { usageErrorText } from "./help/usage-error-text";
import { addImportCommand } from "./import-command";
import { addMoveCommand } from "./move/command";
import { addNewsletterCommands } from "./newsletter/command";
import { addOfferCommands } from "./offer/command";
import { addOrderCommands } from "./order/command";
import { addOutboxCommands } from "./outbox/command";
import { addPaymentCommands } from "./payment/command";
import { addPictureCommand } from "./picture/command";
import { addProductCommands } from "./product/command";
import { addQuotationCommands } from "./quotation/command";
import { addReturnCommands } from "./return/command";
import { addLogCommand } from "./staff/log-command";
import { addStaffCommands } from "./staff/member-commands";
import { addTokenCommands } from "./staff/token-commands";
import { addStoreCommands } from "./store/commands";
import { addWithdrawalCommand } from "./withdrawal/command";

type Add = (program: Command, line: CommandLine) => void;

/** The commands in groups, each with its heading in the help. */
const GROUPS: readonly (readonly [heading: string, commands: readonly Add[]])[] = [
  [
    "Products and store:",
    [addImportCommand, addExportCommand, addProductCommands, addOfferCommands, addStoreCommands, addPictureCommand],
  ],
  ["Orders:", [addOrderCommands, addReturnCommands, addWithdrawalCommand, addPaymentCommands]],
  ["Quotations:", [addQuotationCommands]],
  ["Gift cards:", [addGiftCardCommands]],
  ["People:", [addEnquiryCommands, addFeedbackCommand, addNewsletterCommands]],
  ["Messages:", [addOutboxCommands]],
  ["Who may do what:", [addStaffCommands, addTokenCommands, addLogCommand]],
  ["Keeping it safe:", [addBackupCommands, addMoveCommand]],
  ["Tools:", [addHelpCommand, addCompletionCommand, addDemoCommand]],
];

const EPILOGUE = `Exit codes:
  0  done
  1  refused or failed; standard error says why
  2  not understood: an unknown command or option, a missing or wrong argument

The settings OWNER_TOKEN, DATA_DIR, STORE_ID and SHOP_URL count here as they do for the shop.
`;

/** Makes the command-line program with all its commands. */
export function makeProgram(line: CommandLine): Command {
  const program = new Command(PROGRAM)
    .usage("<command> [options]")
    .description("Manage the store, whether the shop is running or not.")
    .option("--store <id>", "another store than the one that STORE_ID names", readStoreId)
    .option("--url <url>", "a shop on another machine; it needs that shop's OWNER_TOKEN", readWebAddress)
    .option("--json", "print the result as JSON, for programs")
    .helpOption("-h, --help", "explain a command")
    .configureHelp(HELP_FORMAT)
    .configureOutput(outputOf(line))
    .exitOverride()
    .hook("preAction", (_, command) => {
      line.output.isJson = command.optsWithGlobals().json === true;
    });
  for (const [heading, commands] of GROUPS) {
    program.commandsGroup(heading);
    for (const add of commands) add(program, line);
  }
  addExamples(program, [
    ["help orders", "explains the commands for orders"],
    ["import products.csv --dry-run"],
    ["orders --status placed"],
  ]);
  pointToHelp(program, PROGRAM);
  return program.addHelpText("after", EPILOGUE);
}

function outputOf({ output }: CommandLine) {
  return {
    writeOut: (text: string) => void output.stdout.write(text),
    writeErr: (text: string) => void output.stderr.write(text),
    getOutHasColors: () => output.styles.hasColours,
    getErrHasColors: () => output.stderrStyles.hasColours,
    getOutHelpWidth: () => output.stdout.columns ?? 100,
    getErrHelpWidth: () => output.stderr.columns ?? 100,
    outputError: (text: string) => output.fail(usageErrorText(text).trimEnd()),
  };
}

/** Makes the error message for a refused command mention the help of that command. */
function pointToHelp(command: Command, path: string): void {
  const isProgram = path === PROGRAM;
  command.showHelpAfterError(isProgram ? `\`${PROGRAM} help\` lists all commands.` : `\`${path} --help\` explains it.`);
  for (const each of command.commands) pointToHelp(each, `${path} ${each.name()}`);
}
