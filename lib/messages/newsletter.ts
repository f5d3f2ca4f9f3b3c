import "server-only";
import { z } from "zod";
import { oneClickAddress } from "@/lib/domain/newsletter";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Welcomes a new subscriber with the code of an offer. */
export const newsletterWelcome = mailTemplate({
  content: z.object({ code: z.string().min(1).max(60), link: linkSchema }),
  write: ({ code, link }, store) => ({
    subject: `Your offer code for ${store.name}`,
    preview: `Your code is ${code}.`,
    heading: "Welcome",
    unsubscribeAddress: oneClickAddress(link),
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `Thank you for subscribing to the ${store.name} newsletter. Here is your offer code:`,
      },
      { kind: "lines", heading: code, lines: ["Enter it in your bag or at checkout."] },
      { kind: "button", text: "Start shopping", link: store.origin },
      { kind: "note", text: `You no longer want the newsletter? Unsubscribe here: ${link}` },
    ],
  }),
});

export const newsletterUnsubscribe = mailTemplate({
  content: z.object({ link: linkSchema }),
  write: ({ link }, store) => ({
    subject: `Unsubscribe from the ${store.name} newsletter`,
    preview: "Use the link in this e-mail to unsubscribe.",
    heading: "Unsubscribe from the newsletter",
    blocks: [
      {
        kind: "paragraph",
        text: `We received a request to unsubscribe this address from the ${store.name} newsletter. Use the link below to confirm that you want to unsubscribe.`,
      },
      { kind: "button", text: "Unsubscribe", link, showsLink: true },
      {
        kind: "note",
        text: "If you did not ask to unsubscribe, ignore this e-mail and you will keep receiving the newsletter.",
      },
    ],
  }),
});
