import type { Command } from "commander";
import { makeOutput } from "@/scripts/store/output/output";
import { makeProgram } from "@/scripts/store/program";
import { ShopError } from "@/scripts/store/shop";
import { typed } from "../typed";

/** No shop is needed for help. */
const shop = {};

it.each([["--help"], ["help"], ["-h"]])("lists all commands under headings, a line for each: %s", async (word) => {
  const { code, out, err } = await typed([word], { shop });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  for (const heading of ["Products and store:", "Orders:", "Quotations:", "Gift cards:", "People:", "Messages:"]) {
    expect(out).toContain(`\n${heading}\n`);
  }
  expect(out).toMatch(/^ {2}import <file-or-folder> +Import products, or a whole store$/m);
  expect(out).toMatch(/^ {2}orders \[list\] +List orders, newest first$/m);
  expect(out).toMatch(/^ {2}orders decide <order> <item> <yes\|no> +Answer/m);
  expect(out).toMatch(/^ {2}status <active\|inactive> +Open or close the shop$/m);
  expect(out).toMatch(/^ {2}outbox retry \[message\] /m);
  expect(out).toContain("Exit codes:\n  0  done\n  1  refused");
});

it("explains a command, however it is asked", async () => {
  const texts = await Promise.all(
    [
      ["help", "orders", "dispatch"],
      ["orders", "dispatch", "--help"],
      ["orders", "help", "dispatch"],
    ].map(async (words) => (await typed(words, { shop })).out),
  );
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toMatch(/^Usage: npm run store -- orders dispatch \[options\] <order>\n/);
  expect(texts[0]).toMatch(/\n {2}--link <url> +where the customer can track the parcel\n/);
  expect(texts[0]).toMatch(/\n {2}--json +print the answer as JSON, for programs\n/);
});

it("shows with a group what its list takes", async () => {
  const { out } = await typed(["help", "orders"], { shop });
  expect(out).toMatch(/\n {2}--status <status> +only orders with this status \(pending, placed, confirmed,/);
  expect(out).toMatch(/\n {2}show <order> +Show an order with its items\n/);
});

it("says what import takes", async () => {
  const { out } = await typed(["import", "--help"], { shop });
  expect(out).toContain("FILE.errors.csv");
  expect(out).toContain("place.json");
});

it("gives every command a line of help, and examples that the command line understands", async () => {
  const findShop = () => Promise.reject(new ShopError("No shop is asked."));
  const quiet = { write: () => {} };
  const line = { output: makeOutput(quiet, quiet, {}), findShop, exitCode: 0 as const };
  const leaves = (command: Command): Command[] =>
    command.commands.length > 0 ? command.commands.flatMap(leaves) : [command];
  const found = leaves(makeProgram(line));
  expect(found.length).toBeGreaterThan(25);
  for (const command of found) {
    expect(command.summary() || command.description()).toMatch(/^[A-Z].{5,45}$/);
    const path = [command.parent?.parent ? command.parent.name() : "", command.name()].filter(Boolean);
    const { out } = await typed([...path, "--help"], { shop });
    const examples = [...out.matchAll(/^ {2}npm run store -- (.*?)(?: +# .*)?$/gm)].map(([, example = ""]) => example);
    expect(examples).not.toHaveLength(0);
    for (const example of examples) await runExample(example);
  }

  async function runExample(example: string): Promise<void> {
    // Those that would reach beyond the shop do so by these commands.
    if (/^(demo|import|completion)/.test(example)) return;
    const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
    const isHelp = words[0] === "help";
    const code = isHelp ? "commander.help" : "ShopError";
    const program = makeProgram({ ...line, output: makeOutput(quiet, quiet, {}) });
    await expect(program.parseAsync(words, { from: "user" })).rejects.toMatchObject(isHelp ? { code } : { name: code });
  }
});
