import {
  NEWSLETTER_OUTCOMES,
  newsletterOutcomePath,
  offeredNewsletter,
  readNewsletterOutcome,
} from "@/lib/domain/newsletter";
import type { Newsletter } from "@/lib/domain/store/store";
import { aNewsletter } from "../../factories/newsletter";
import { aStore } from "../../factories/store";

const offered = (newsletter: Newsletter, feature = true) => {
  const { setting, features } = aStore();
  return offeredNewsletter({ setting: { ...setting, newsletter }, features: { ...features, newsletter: feature } });
};
const link = { kind: "internal", path: "/pages/letters" } as const;

it.each([
  { what: "setting and feature are on", newsletter: aNewsletter(), feature: true, isOffered: true },
  { what: "the feature is off", newsletter: aNewsletter(), feature: false, isOffered: false },
  { what: "the owner's setting is off", newsletter: aNewsletter({ isActive: false }), feature: true, isOffered: false },
  { what: "it is a link", newsletter: aNewsletter({ asksForAddress: false, link }), feature: true, isOffered: true },
  {
    what: "it has neither form nor link",
    newsletter: aNewsletter({ asksForAddress: false }),
    feature: true,
    isOffered: false,
  },
])("is offered when $what: $isOffered", ({ newsletter, feature, isOffered }) => {
  expect(offered(newsletter, feature)).toEqual(isOffered ? newsletter : null);
});

it.each(NEWSLETTER_OUTCOMES)("has a page of its own for %s", (outcome) => {
  const path = newsletterOutcomePath(outcome);
  expect(path).toMatch(/^\/newsletter\/[a-z-]+$/);
  expect(readNewsletterOutcome(path.slice("/newsletter/".length))).toBe(outcome);
});
it("has no page for other outcomes", () => {
  expect(readNewsletterOutcome("constructor")).toBeNull();
  expect(readNewsletterOutcome("email_invalid")).toBeNull();
});
