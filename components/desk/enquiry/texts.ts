import type { EnquiryState } from "@/lib/domain/enquiry-state";

export const ENQUIRY_STATE_NAMES: Record<EnquiryState, string> = {
  all: "All enquiries",
  waiting: "Waiting for an answer",
  answered: "Answered",
};

export const enquiryTexts = {
  title: "Enquiries",
  search: "Search enquiries",
  searchHint: "Name, e-mail, product or words",
  state: "Which",
  none: "Nobody has asked anything yet.",
  noMatch: "No enquiry matches.",
  total: (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`),
  from: (name: string) => `Enquiry of ${name}`,
  waiting: "Waiting",
  answered: "Answered",
  open: "Answer",
  show: "Show the answers",
  answer: "Your answer",
  answerHint: (email: string) => `Sent to ${email}, with the question below it.`,
  send: "Send the answer",
  elsewhere: "Answered in another way",
  elsewhereWhy: "By phone, for example; or nothing needs to be said.",
  said: (name: string, when: string) => [`${name || "Answered"}`, when].join(", "),
  sent: (name: string) => `The answer to ${name} is on its way.`,
  noted: (name: string) => `${name} waits no longer.`,
} as const;
