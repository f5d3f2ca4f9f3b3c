import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

export const accountDeleted = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `Your account at ${store.name} is closed`,
    preview: "Your addresses and lists are deleted.",
    heading: "Your account is closed",
    blocks: [
      {
        kind: "paragraph",
        text: "As you asked, your account is closed, and your addresses and lists are deleted. Of orders we keep what the law asks of every shop, and nothing else.",
      },
      { kind: "paragraph", text: "Thank you for having been here. You are always welcome back." },
      { kind: "note", text: "If it was not you who closed it, answer this mail soon." },
    ],
  }),
});
