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
        text: "We have closed your account as you asked, and deleted your addresses and lists. We keep only the order records the law requires.",
      },
      { kind: "paragraph", text: "Thank you for shopping with us. You are always welcome back." },
      { kind: "note", text: "If you did not close it, reply to this e-mail soon." },
    ],
  }),
});
