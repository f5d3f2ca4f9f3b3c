import type { Newsletter } from "@/lib/domain/store/store";

export function aNewsletter(overrides: Partial<Newsletter> = {}): Newsletter {
  return {
    isActive: true,
    heading: "When a new warp goes on",
    subHeading: "One letter a month.",
    picture: "",
    buttonText: "Send it to me",
    opensOnLoad: true,
    asksForAddress: true,
    link: null,
    responseMessage: "Thank you. Your code is WELCOME10.",
    ...overrides,
  };
}
