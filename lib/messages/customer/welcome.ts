import "server-only";
import { z } from "zod";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

export const welcome = mailTemplate({
  content: z.object({ name: nameSchema }),
  write: ({ name }, store) => ({
    subject: `Welcome to ${store.name}`,
    preview: "Your account is ready.",
    heading: name ? `Welcome, ${name}` : "Welcome",
    blocks: [
      {
        kind: "paragraph",
        text: "Your account is ready. It keeps your addresses, your wish list and your orders, so that the next time takes a moment.",
      },
      { kind: "button", text: "See your account", link: `${store.origin}/account` },
      { kind: "paragraph", text: "Whenever something is unclear, answer this mail: a person reads it." },
    ],
  }),
});
