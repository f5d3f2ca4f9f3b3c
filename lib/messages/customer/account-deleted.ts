import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";

export const accountDeleted = mailTemplate({
  content: z.object({}),
  write: (_, store) => ({
    subject: `Your account at ${store.name} has been deleted`,
    preview: "Your addresses and saved items have been deleted.",
    heading: "Your account has been deleted",
    blocks: [
      {
        kind: "paragraph",
        text: "We have deleted your account as you asked, along with your addresses and saved items. We keep only the order records that the law requires.",
      },
      { kind: "paragraph", text: "Thank you for shopping with us. You are always welcome back." },
      { kind: "note", text: "If you did not ask us to delete your account, reply to this e-mail as soon as possible." },
    ],
  }),
});
