import { CALLS } from "@/lib/contracts/api/calls";
import { PROOF_MINUTES } from "@/lib/domain/staff/member";
import { type NeededRight, ROLE_NAMES, ROLES } from "@/lib/domain/staff/right";
import { CHAPTERS, type Chapter } from "./tasks";

const INTRODUCTION = `# The desk

A guide to \`/desk\`, where a shop is run from a browser, by page. Each task says which right it needs, who has that right, and the call that it ends in: what the desk can, a [program](domain.md#staff) can. The tables are written by \`npm run desk-guide\` from the contracts of the calls.

The first start of a shop prints a link that opens the desk. On a phone the menu is behind the three lines. Ctrl+K finds orders, customers, products and pages; "?" shows all keys.

A task marked with \\* asks once more who is there, unless that was proved within ${PROOF_MINUTES} minutes.
`;

/** The text of docs/desk.md. */
export function deskDocument(): string {
  return [INTRODUCTION, ...CHAPTERS.map(chapterText)].join("\n");
}

function chapterText({ title, about, tasks }: Chapter): string {
  const rows = tasks.map(([task, call]) => {
    const { right, needsProof } = findCall(call);
    return `| ${task}${needsProof ? " \\*" : ""} | \`${right}\` | ${rolesWith(right)} | \`${call}\` |`;
  });
  return [
    `## ${title}\n`,
    `${about}\n`,
    "| Task | Right | Who | Call |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

function findCall(name: string): { right: NeededRight; needsProof: boolean } {
  const call = CALLS.find(({ method, path }) => `${method} ${path}` === name);
  if (call?.right === undefined) throw new Error(`${name} is no call of the owner's`);
  return { right: call.right, needsProof: call.needsProof === true };
}

function rolesWith(right: NeededRight): string {
  return ROLE_NAMES.filter((role) => (ROLES[role] as readonly string[]).includes(right)).join(", ");
}
