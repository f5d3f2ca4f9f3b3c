import { type Command, Option } from "commander";
import type { ApiTokenWire } from "@/lib/contracts/staff/tokens";
import { RIGHTS, type Right, ROLE_NAMES, ROLES, type Role } from "@/lib/domain/staff/right";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { table } from "../output/table";
import type { Shop } from "../shop";

type NewToken = { role?: Role; right: Right[]; days?: number };

/** Adds `tokens`: what programs may call the store with. */
export function addTokenCommands(program: Command, line: CommandLine): void {
  const tokens = addGroup(program, "tokens", "List, create and end tokens of programs.");
  addExamples(tokens, [
    ["tokens"],
    ['tokens create "Label printer" --right orders.read --days 365'],
    ["tokens end <id>"],
  ]);
  const list = tokens
    .command("list", { isDefault: true })
    .description("List tokens and what they may do")
    .action(
      onShop(line, async (shop) => {
        const answer = await shop.listApiTokens();
        await line.output.answer(answer, () => tokenTable(line, shop, answer.list));
        if (answer.list.length === 0) line.output.note("There are no tokens yet.");
      }),
    );
  addExamples(list, [["tokens"]]);
  addCreate(tokens, line);
  const end = tokens
    .command("end")
    .description("End a token at once")
    .argument("<id>", "the id of the token, as `tokens` shows it")
    .action(
      onShop(line, async (shop, id: string) => {
        const ended = await shop.endApiToken(id);
        await line.output.answer(ended, () => `The token "${ended.name}" has ended.`);
      }),
    );
  addExamples(end, [["tokens end Qx3kA9bTz0LmWv2c"]]);
}

function addCreate(tokens: Command, line: CommandLine): void {
  const create: Command = tokens
    .command("create")
    .description("Create a token for a program")
    .argument("<name>", "what it is for")
    .addOption(new Option("--role <role>", "the rights of a job").choices(ROLE_NAMES))
    .addOption(
      new Option("--right <rights...>", "single rights, besides those of the role").choices(RIGHTS).default([]),
    )
    .option("--days <number>", "how long it is valid; without it, until it is ended", readCount)
    .action(
      onShop(line, async (shop, name: string, { role, right, days }: NewToken) => {
        const rights = [...new Set([...(role ? ROLES[role] : []), ...right])];
        if (rights.length === 0) create.error("error: name what it may do, with --role or --right");
        const created = await shop.createApiToken({ name, rights, days: days ?? null });
        await line.output.answer(created, () => created.token);
        line.output.note("Keep it now: only its hash is stored, so it is not shown again.");
      }),
    );
  addExamples(create, [
    ['tokens create "Packing table" --role fulfilment'],
    ['tokens create "Label printer" --right orders.read --days 365'],
  ]);
}

async function tokenTable({ output }: CommandLine, shop: Shop, tokens: readonly ApiTokenWire[]): Promise<string> {
  if (tokens.length === 0) return "";
  const { day, minute } = formatsOf(await shop.describeStore());
  return table(
    tokens,
    [
      { heading: "Id", text: ({ _id }) => _id },
      { heading: "Name", text: ({ name }) => name },
      { heading: "Expires", text: ({ expires_on }) => (expires_on ? day(expires_on) : "never") },
      { heading: "Last used", text: ({ last_used_on }) => (last_used_on ? minute(last_used_on) : "never") },
      { heading: "Rights", text: ({ rights }) => roleOf(rights) ?? rights.join(", ") },
    ],
    output.styles,
  );
}

/** The job that has exactly these rights. */
function roleOf(rights: readonly Right[]): Role | undefined {
  return ROLE_NAMES.find(
    (role) => ROLES[role].length === rights.length && ROLES[role].every((one) => rights.includes(one)),
  );
}
