import type { Command } from "commander";
import type { FeedbackListWire } from "@/lib/contracts/customer/feedback-calls";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { type Formats, formatsOf } from "../output/formats";
import { notePage } from "../output/page-note";
import type { Styles } from "../output/styles";
import { table } from "../output/table";

/** Adds `feedback`, which shows how customers have rated the shop. */
export function addFeedbackCommand(program: Command, line: CommandLine): void {
  const feedback = program
    .command("feedback")
    .description("List what customers think of the shop")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { page }: { page: number }) => {
        const answer = await shop.listFeedback(page);
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : feedbackText(answer, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const { FEEDBACK_PER_PAGE } = await import("@/lib/contracts/customer/feedback-calls");
        const pages = Math.ceil(answer.total / FEEDBACK_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "rating" });
      }),
    );
  addExamples(feedback, [["feedback"], ["feedback --page 2"]]);
}

function feedbackText({ list, averages }: FeedbackListWire, { day }: Formats, styles: Styles): string {
  const answers = table(
    list,
    [
      { heading: "Date", text: ({ sent_on }) => day(sent_on) },
      { heading: "Quality", text: ({ quality }) => String(quality), isRight: true },
      { heading: "Pricing", text: ({ pricing }) => String(pricing), isRight: true },
      { heading: "Shipping", text: ({ shipping }) => String(shipping), isRight: true },
      { heading: "Customer", text: ({ name }) => name },
      { heading: "E-mail", text: ({ email }) => email },
      { heading: "Comment", text: ({ comment }) => comment },
    ],
    styles,
  );
  if (!averages) return answers;
  const { quality, pricing, shipping } = averages;
  return `${answers}\n\nOn average: quality ${quality}, pricing ${pricing}, shipping ${shipping} (of 5)`;
}
