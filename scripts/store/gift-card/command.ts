import { type Command, Option } from "commander";
import type { GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import { dayAfter, dayOf, momentOn, monthsAfter } from "@/lib/domain/store/calendar-day";
import { readCount, readPositiveAmount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { type Formats, formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import { table } from "../output/table";
import type { Shop } from "../shop";

type NewCard = { kind: "onetime" | "wallet"; months?: number; name: string };

/** Adds `gift-cards`: shows and manages gift cards, whether customers bought them or the owner issued them. */
export function addGiftCardCommands(program: Command, line: CommandLine): void {
  const cards = addGroup(program, "gift-cards", "List, issue and deactivate gift cards.");
  addExamples(cards, [["gift-cards"], ["gift-cards issue 1000 --months 12"], ["gift-cards deactivate AB23-CD45-EF67"]]);
  addList(cards, line);
  addIssue(cards, line);
  const deactivate = cards
    .command("deactivate")
    .description("Stop a gift card from paying")
    .argument("<code>", "the whole code of the card")
    .action(onShop(line, async (shop, code: string) => answerCard(line, shop, await shop.deactivateGiftCard(code))));
  addExamples(deactivate, [["gift-cards deactivate AB23-CD45-EF67"]]);
}

function addList(cards: Command, line: CommandLine): void {
  const list = cards
    .command("list", { isDefault: true })
    .description("List gift cards and their balances")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { page }: { page: number }) => {
        const answer = await shop.listGiftCards(page);
        await line.output.answer(answer, () => cardTable(line, shop, answer.list));
        const { GIFT_CARDS_PER_PAGE } = await import("@/lib/contracts/gift-card/owner-calls");
        const pages = Math.ceil(answer.total / GIFT_CARDS_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "gift card" });
      }),
    );
  addExamples(list, [["gift-cards"], ["gift-cards --page 2"]]);
}

function addIssue(cards: Command, line: CommandLine): void {
  const issue = cards
    .command("issue")
    .description("Issue a gift card by hand")
    .argument("<amount>", "its value, in the store's base currency", readPositiveAmount)
    .addOption(
      new Option("--kind <kind>", "a wallet keeps its balance, a onetime card is used up at once")
        .choices(["wallet", "onetime"])
        .default("wallet"),
    )
    .option("--months <number>", "how long it is valid; without it, for ever", readCount)
    .option("--name <text>", "a note for you, such as who it is for", "")
    .action(
      onShop(line, async (shop, price: number, { kind, months, name }: NewCard) => {
        const expiresAt = months === undefined ? null : inMonths(months, (await shop.describeStore()).time_zone);
        await answerCard(line, shop, await shop.issueGiftCard({ price, kind, name, expiresAt }));
      }),
    );
  addExamples(issue, [["gift-cards issue 1000"], ['gift-cards issue 500 --kind onetime --months 6 --name "For Bina"']]);
}

async function answerCard(line: CommandLine, shop: Shop, card: GiftCardWire): Promise<void> {
  await line.output.answer(card, () => cardTable(line, shop, [card]));
}

async function cardTable({ output }: CommandLine, shop: Shop, cards: readonly GiftCardWire[]): Promise<string> {
  if (cards.length === 0) return "";
  const { money, day }: Formats = formatsOf(await shop.describeStore());
  return table(
    cards,
    [
      { heading: "Code", text: ({ code }) => code },
      { heading: "Status", text: ({ status }) => status },
      { heading: "Kind", text: ({ kind }) => kind },
      { heading: "Balance", text: ({ balance }) => money(balance), isRight: true },
      { heading: "Value", text: ({ price }) => money(price), isRight: true },
      { heading: "Valid until", text: ({ expires_on }) => (expires_on ? day(expires_on) : "") },
      { heading: "Name", text: ({ name }) => name },
    ],
    output.styles,
  );
}

/** The end of the day that is `months` months from today, in the store's time zone. */
function inMonths(months: number, timeZone: string): Date {
  const lastDay = monthsAfter(dayOf(new Date(), timeZone), months);
  return new Date(momentOn(dayAfter(lastDay, 1), 0, timeZone).getTime() - 1_000);
}
