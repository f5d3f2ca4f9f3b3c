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
        isOpening: true,
        text: "Your account is ready. It saves your addresses, your wishlist and your orders, so that you can check out faster next time.",
      },
      { kind: "button", text: "View your account", link: `${store.origin}/account` },
      { kind: "paragraph", text: "Any questions? Reply to this e-mail." },
    ],
  }),
});
