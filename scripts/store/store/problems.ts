import type { ProblemsAnswer } from "@/lib/contracts/store/owner-calls";
import type { Output } from "../output/output";
import type { Shop } from "../shop";

type Problem = ProblemsAnswer["problems"][number];

const TEXTS: Record<Problem["code"], (about: string) => string> = {
  feature_unknown: (name) => `There is no feature "${name}"; it switches nothing. docs/switches.md lists the features.`,
  type_not_served: (type) => `Stores of type "${type}" are not served; it sells as order_based.`,
  quotations_left_over: () =>
    'It takes orders: sub_type is "quot", but only stores of type quot_based take quotations.',
  mail_nowhere: (kind) => `Mails about ${kind} go nowhere: the company has no e-mail address.`,
  terms_page_missing: () => "Shoppers have to accept its terms, but it has no page terms-and-conditions.",
  nothing_delivered: () => "Nobody can order: it has no shipping method, no delivery slots and no branch for pickup.",
};

export const problemText = ({ code, about }: Problem): string => TEXTS[code](about);

/** Prints what is wrong with the settings of the store, after a command that opens or changes it. */
export async function warnOfProblems(shop: Shop, output: Output): Promise<void> {
  const { problems } = await shop.listProblems();
  for (const problem of problems) output.warn(`Warning: ${problemText(problem)}`);
}
