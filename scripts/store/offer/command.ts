import { type Command, Option } from "commander";
import type { OfferWire } from "@/lib/contracts/pricing/owner-calls";
import { dayAfter, momentOn } from "@/lib/domain/store/calendar-day";
import { readCount, readDiscount, readPositiveAmount, readStoreTime, type StoreTime } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { formatsOf } from "../output/formats";
import { facts } from "../output/table";
import type { Shop } from "../shop";

type Discount = ReturnType<typeof readDiscount>;
type AddOptions = {
  on: "order" | "shipping";
  from?: StoreTime;
  until?: StoreTime;
  minOrder?: number;
  limit?: number;
  once?: boolean;
  automatic?: boolean;
};

/** Adds `offers`, which begins and ends offers on whole orders. Offers on products are in the store's files. */
export function addOfferCommands(program: Command, line: CommandLine): void {
  const offers = addGroup(program, "offers", "Begin and end offers. Times are those of the store's time zone.");
  addExamples(offers, [["offers add DIWALI 10% --until 2026-11-30"], ["offers end DIWALI"]]);
  addAdd(offers, line);
  addEnd(offers, line);
}

function addAdd(offers: Command, line: CommandLine): void {
  const add = offers
    .command("add")
    .description("Add an offer on orders or on their shipping")
    .argument("<code>", "what shoppers type")
    .argument("<discount>", "a percentage such as 10%, or an amount in the store's base currency", readDiscount)
    .addOption(new Option("--on <part>", "what it lowers").choices(["order", "shipping"]).default("order"))
    .option("--from <time>", "when it begins; without it, now", readStoreTime)
    .option("--until <time>", "when it ends; a day counts to its end; without it, never", readStoreTime)
    .option("--min-order <amount>", "only for orders of at least this much", readPositiveAmount)
    .option("--limit <number>", "how often it can be used by all together", readCount)
    .option("--once", "only once per customer")
    .option("--automatic", "applies without its code")
    .action(
      onShop(line, async (shop, code: string, discount: Discount, options: AddOptions) => {
        const { time_zone } = await shop.describeStore();
        const offer = await shop.addOffer({
          code,
          discount_type: discount.type,
          discount_value: discount.value,
          apply_to: options.on,
          category_list: [],
          product_list: [],
          automatic: options.automatic ?? false,
          valid_from: options.from ? beginOf(options.from, time_zone).toISOString() : null,
          valid_to: options.until ? endOf(options.until, time_zone).toISOString() : null,
          min_order_amt: options.minOrder ?? 0,
          usage_limit: options.limit ?? null,
          once_per_customer: options.once ?? false,
        });
        await answerOffer(line, shop, offer);
      }),
    );
  addExamples(add, [
    ["offers add DIWALI 10% --until 2026-11-30"],
    ["offers add EVENING 500 --from 2026-11-24T18:00 --until 2026-11-24T22:00 --min-order 5000"],
    ["offers add POSTFREE 100% --on shipping --automatic"],
  ]);
}

function addEnd(offers: Command, line: CommandLine): void {
  const end = offers
    .command("end")
    .description("End an offer")
    .argument("<code>", "its code")
    .option("--at <time>", "when; a day counts to its end; without it, now", readStoreTime)
    .action(
      onShop(line, async (shop, code: string, { at }: { at?: StoreTime }) => {
        const moment = at ? endOf(at, (await shop.describeStore()).time_zone) : null;
        await answerOffer(line, shop, await shop.endOffer(code, moment));
      }),
    );
  addExamples(end, [["offers end DIWALI"], ["offers end DIWALI --at 2026-11-30T18:00"]]);
}

async function answerOffer(line: CommandLine, shop: Shop, offer: OfferWire): Promise<void> {
  await line.output.answer(offer, async () => {
    const { minute } = formatsOf(await shop.describeStore());
    const known = [
      ["Offer", offer.code],
      ["Valid from", offer.valid_from ? minute(offer.valid_from) : ""],
      ["Valid until", offer.valid_to ? minute(offer.valid_to) : ""],
    ] as const;
    return facts(known, line.output.styles);
  });
}

const dayOfTime = ({ year, month, day }: StoreTime) => Date.UTC(year, month - 1, day);

function beginOf(time: StoreTime, timeZone: string): Date {
  return momentOn(dayOfTime(time), time.minutes ?? 0, timeZone);
}

/** The end is inclusive, so a day ends a second before the next. */
function endOf(time: StoreTime, timeZone: string): Date {
  if (time.minutes !== null) return momentOn(dayOfTime(time), time.minutes, timeZone);
  return new Date(momentOn(dayAfter(dayOfTime(time), 1), 0, timeZone).getTime() - 1_000);
}
