import { type Command, Option } from "commander";
import type { InvitedWire, StaffAnswer } from "@/lib/contracts/staff/members";
import { LINK_HOURS } from "@/lib/domain/staff/member";
import { ROLE_NAMES, type Role } from "@/lib/domain/staff/right";
import { readAddress } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { table } from "../output/table";
import type { Shop } from "../shop";

const ID = ["<id>", "the id of the person, as `staff` shows it"] as const;

/** Adds `staff`: the people who act for the owner. */
export function addStaffCommands(program: Command, line: CommandLine): void {
  const staff = addGroup(program, "staff", "Let people in to the owner's desk.");
  addExamples(staff, [["staff"], ['staff add "Asha Menon" --role fulfilment'], ["staff end <id>"]]);
  const list = staff
    .command("list", { isDefault: true })
    .description("List the people who act for you")
    .action(
      onShop(line, async (shop) => {
        const answer = await shop.listStaff();
        await line.output.answer(answer, () => staffTable(line, shop, answer.list));
        if (answer.list.length === 0) line.output.note("There is nobody yet.");
      }),
    );
  addExamples(list, [["staff"]]);

  const add = staff
    .command("add")
    .description("Let somebody in, with a link")
    .argument("<name>", "what they are called")
    .addOption(new Option("--role <role>", "what they may do").choices(ROLE_NAMES).default("owner"))
    .option("--email <address>", "where to send the link, too", readAddress)
    .action(
      onShop(line, async (shop, name: string, { role, email }: { role: Role; email?: string }) =>
        answerLink(line, await shop.addStaffMember({ name, role, email: email ?? null })),
      ),
    );
  addExamples(add, [['staff add "Leela Varghese"'], ['staff add "Asha Menon" --role fulfilment']]);

  const link = staff
    .command("link")
    .description("Make a new link for somebody")
    .argument(...ID)
    .action(onShop(line, async (shop, id: string) => answerLink(line, await shop.renewStaffLink(id))));
  addExamples(link, [["staff link Qx3kA9bTz0LmWv2c"]]);

  const reset = staff
    .command("reset")
    .description("Help somebody who has lost their phone")
    .argument(...ID)
    .action(
      onShop(line, async (shop, id: string) => {
        await answerLink(line, await shop.resetStaffMember(id));
        line.output.note("Their second factor, passkeys and sessions have ended.");
      }),
    );
  addExamples(reset, [["staff reset Qx3kA9bTz0LmWv2c"]]);

  const end = staff
    .command("end")
    .description("Let somebody in no longer")
    .argument(...ID)
    .action(
      onShop(line, async (shop, id: string) => {
        const removed = await shop.removeStaffMember(id);
        await line.output.answer(removed, () => `${removed.name} is not let in any more.`);
      }),
    );
  addExamples(end, [["staff end Qx3kA9bTz0LmWv2c"]]);
}

async function answerLink({ output }: CommandLine, invited: InvitedWire): Promise<void> {
  await output.answer(invited, () => invited.link);
  output.note(`It opens the desk for ${invited.name} once, within ${LINK_HOURS} hours. Send it in private.`);
}

async function staffTable({ output }: CommandLine, shop: Shop, list: StaffAnswer["list"]): Promise<string> {
  if (list.length === 0) return "";
  const { day } = formatsOf(await shop.describeStore());
  return table(
    list,
    [
      { heading: "Id", text: ({ _id }) => _id },
      { heading: "Name", text: ({ name }) => name },
      { heading: "Role", text: ({ role }) => role },
      { heading: "Since", text: ({ created_on }) => day(created_on) },
      { heading: "Second factor", text: (member) => (member.has_second_factor || member.passkeys > 0 ? "yes" : "no") },
      { heading: "Browsers", text: ({ sessions }) => String(sessions), isRight: true },
    ],
    output.styles,
  );
}
