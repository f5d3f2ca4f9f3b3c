import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { makeOutput } from "@/scripts/store/output/output";
import { makeProgram } from "@/scripts/store/program";
import { ShopError } from "@/scripts/store/shop";
import { typed } from "../typed";

/** Help must work without a shop, so the test's shop has no methods. */
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
  expect(texts[0]).toMatch(/\n {2}--json +print the result as JSON, for programs\n/);
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

const leaves = (command: Command): Command[] =>
  command.commands.length > 0 ? command.commands.flatMap(leaves) : [command];

function newProgram(): Command {
  const quiet = { write: () => {} };
  const findShop = () => Promise.reject(new ShopError("No shop is asked."));
  return makeProgram({ output: makeOutput(quiet, quiet, {}), findShop, exitCode: 0 });
}

/**
 * Checks that an example in the help can be parsed. The command must fail only when it looks for a shop, which it does
 * after parsing the line.
 */
async function expectToBeUnderstood(example: string): Promise<void> {
  const words = [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  // These commands do not look for a shop, so this check does not work for them; other tests run them.
  if (["demo", "import", "restore", "completion"].includes(words[0] ?? "")) return;
  const isHelp = words[0] === "help" || words.includes("--help");
  const code = isHelp ? "commander.help" : undefined;
  const error = await newProgram()
    .parseAsync(words, { from: "user" })
    .then(
      () => null,
      (reason: Error & { code?: string }) => reason,
    );
  expect({ example, name: error?.name, code: error?.code?.replace("Displayed", "") }).toEqual({
    example,
    name: isHelp ? "CommanderError" : "ShopError",
    code,
  });
}

it("gives every command a line of help, and examples that work", async () => {
  const commands = leaves(newProgram());
  expect(commands.length).toBeGreaterThan(25);
  for (const command of commands) {
    expect(command.summary() || command.description()).toMatch(/^[A-Z].{5,45}$/);
    const words = [command.parent?.parent ? command.parent.name() : "", command.name()].filter(Boolean);
    const { out } = await typed([...words, "--help"], { shop });
    const examples = [...out.matchAll(/^ {2}npm run store -- (.*?)(?: +# .*)?$/gm)].map(([, example = ""]) => example);
    expect(examples).not.toHaveLength(0);
    for (const example of examples) await expectToBeUnderstood(example);
  }
});

it("understands every example of the documents", async () => {
  const texts = ["docs/command-line.md", "docs/messages.md", "README.md"].map((file) => readFileSync(file, "utf8"));
  const examples = [...texts.join("\n").matchAll(/^npm run store -- (.*?)(?: +# .*)?$/gm)].map(([, line = ""]) => line);
  expect(examples.length).toBeGreaterThan(30);
  for (const example of examples) await expectToBeUnderstood(example);
});
