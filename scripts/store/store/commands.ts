import { Argument, type Command } from "commander";
import type { StoresAnswer } from "@/lib/contracts/store/owner-calls";
import { readWebAddress } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import type { Styles } from "../output/styles";
import { table } from "../output/table";
import { problemText, warnOfProblems } from "./problems";

/**
 * Adds `list`, which lists the stores, `status`, which opens or closes a shop, and `set origin`, which sets a shop's
 * URL.
 */
export function addStoreCommands(program: Command, line: CommandLine): void {
  addList(program, line);
  addStatus(program, line);
  addOrigin(program, line);
  addCheck(program, line);
}

function addCheck(program: Command, line: CommandLine): void {
  const check = program
    .command("check")
    .description("Say what is wrong with the store's settings")
    .action(
      onShop(line, async (shop) => {
        const answer = await shop.listProblems();
        const lines = answer.problems.map(problemText);
        await line.output.answer(answer, () => lines.join("\n") || "Nothing is wrong with the settings of the store.");
      }),
    );
  addExamples(check, [["check"], ["check --json"]]);
}

function addList(program: Command, line: CommandLine): void {
  const list = program
    .command("list")
    .description("List the stores of this database")
    .action(
      onShop(line, async (shop) => {
        const answer = await shop.listStores();
        await line.output.answer(answer, () => storeTable(answer, line.output.styles));
        if (answer.stores.length === 0) {
          line.output.note("There is no store yet. The first `npm start` makes the demo store.");
        }
      }),
    );
  addExamples(list, [["list"], ["list --json"]]);
}

function storeTable({ stores }: StoresAnswer, styles: Styles): string {
  if (stores.length === 0) return "";
  return table(
    stores,
    [
      { heading: "Store", text: ({ store_id }) => store_id },
      { heading: "Status", text: ({ status }) => status },
      { heading: "Products", text: ({ products }) => String(products), isRight: true },
      { heading: "Name", text: ({ name }) => name },
      { heading: "Hosts", text: ({ domains }) => domains.join(", ") },
    ],
    styles,
  );
}

function addStatus(program: Command, line: CommandLine): void {
  const command = program
    .command("status")
    .description("Open or close the shop")
    .addArgument(
      new Argument("<active|inactive>", "active is open, inactive is closed").choices(["active", "inactive"]),
    )
    .action(
      onShop(line, async (shop, status: "active" | "inactive") => {
        const answer = await shop.setStatus(status);
        const state = status === "active" ? "open" : "closed";
        await line.output.answer(answer, () => `The store is ${status} now: it is ${state} (${shop.description}).`);
        if (status === "active") await warnOfProblems(shop, line.output);
      }),
    );
  addExamples(command, [["status inactive", "closes the shop"], ["status active"]]);
}

function addOrigin(program: Command, line: CommandLine): void {
  const set = addGroup(program, "set", "Change a setting of the store.");
  const origin = set
    .command("origin")
    .description("Set the address that shoppers use")
    .argument("<url>", "such as https://shop.example", readWebAddress)
    .action(
      onShop(line, async (shop, url: string) => {
        const answer = await shop.setOrigin(url);
        await line.output.answer(answer, () => `Shoppers find the shop at ${url} now (${shop.description}).`);
      }),
    );
  addExamples(origin, [["set origin https://shop.example"]]);
}
