import type { Command } from "commander";
import type { EnquiryWire } from "@/lib/contracts/enquiry";
import { readCount } from "../arguments";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { type Formats, formatsOf } from "../output/formats";
import { joined } from "../output/joined";
import { notePage } from "../output/page-note";
import type { Styles } from "../output/styles";
import { facts, table } from "../output/table";

/** Adds `enquiries`, which shows customers' enquiries. The owner answers them by e-mail. */
export function addEnquiryCommands(program: Command, line: CommandLine): void {
  const enquiries = addGroup(program, "enquiries", "Read enquiries. They are answered by mail.");
  addExamples(enquiries, [["enquiries"], ["enquiries show 0123456789abcdef"]]);
  addList(enquiries, line);
  const show = enquiries
    .command("show")
    .description("Show an enquiry")
    .argument("<enquiry>", "its id, as the list shows it")
    .action(
      onShop(line, async (shop, id: string) => {
        const enquiry = await shop.showEnquiry(id);
        await line.output.answer(enquiry, async () =>
          enquiryText(enquiry, formatsOf(await shop.describeStore()), line.output.styles),
        );
      }),
    );
  addExamples(show, [["enquiries show 0123456789abcdef"]]);
}

function addList(enquiries: Command, line: CommandLine): void {
  const list = enquiries
    .command("list", { isDefault: true })
    .description("List enquiries, latest first")
    .option("--page <number>", "the page of the list, from 1", readCount, 1)
    .action(
      onShop(line, async (shop, { page }: { page: number }) => {
        const answer = await shop.listEnquiries(page);
        await line.output.answer(answer, async () =>
          answer.list.length === 0
            ? ""
            : enquiryTable(answer.list, formatsOf(await shop.describeStore()), line.output.styles),
        );
        const { ENQUIRIES_PER_PAGE } = await import("@/lib/contracts/enquiry");
        const pages = Math.ceil(answer.total / ENQUIRIES_PER_PAGE);
        notePage(line.output, { total: answer.total, page, pages, noun: "enquiry" });
      }),
    );
  addExamples(list, [["enquiries"], ["enquiries --page 2"]]);
}

function enquiryTable(list: readonly EnquiryWire[], { minute }: Formats, styles: Styles): string {
  return table(
    list,
    [
      { heading: "Enquiry", text: ({ _id }) => _id },
      { heading: "Date", text: ({ sent_on }) => minute(sent_on) },
      { heading: "Name", text: ({ name }) => name },
      { heading: "E-mail", text: ({ email }) => email },
      { heading: "About", text: ({ product_name, options }) => joined(product_name, options) },
    ],
    styles,
  );
}

function enquiryText(enquiry: EnquiryWire, { minute }: Formats, styles: Styles): string {
  const { product_name, options, product_sku, name, email, mobile } = enquiry;
  const known = facts(
    [
      ["Enquiry", enquiry._id],
      ["Date", minute(enquiry.sent_on)],
      ["About", joined(product_name, options, product_sku && `SKU ${product_sku}`)],
      ["From", joined(name, email, mobile)],
    ],
    styles,
  );
  return `${known}\n\n${enquiry.message}`;
}
