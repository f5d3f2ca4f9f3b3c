import { z } from "zod";
import { type AddressRedirect, redirectFrom, redirectTo } from "@/lib/domain/site/address-redirect";

/** A redirect as it is stored and as its list is in an export; its id is the address that leads elsewhere. */
export const storedRedirectSchema = z
  .object({
    id: z.string().refine((path) => redirectFrom(path) === path, "redirect_from_unusable"),
    content: z.object({ to: z.string().refine((address) => redirectTo(address) !== null, "redirect_to_unusable") }),
  })
  .transform(({ id, content }): AddressRedirect => ({ from: id, to: content.to.trim() }));
