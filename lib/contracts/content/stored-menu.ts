import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { storedPictureSchema } from "@/lib/contracts/media/stored-picture";
import type { Collection, MenuColumn, MenuEntry, MenuLink, MenuPicture } from "@/lib/domain/content/content";
import { storedOptionalLinkSchema } from "./stored-link";

const name = z.string().trim().min(1);

const menuLink = z.object({ name, link: storedOptionalLinkSchema }) satisfies z.ZodType<MenuLink>;

const column = menuLink.extend({ links: storedList(menuLink) }) satisfies z.ZodType<MenuColumn>;

const menuPicture = z
  .object({
    picture: storedPictureSchema,
    heading: storedText,
    sub_heading: storedText,
    btn_text: storedText,
    link: storedOptionalLinkSchema,
  })
  .transform(
    ({ sub_heading: subHeading, btn_text: buttonText, ...rest }): MenuPicture => ({ ...rest, subHeading, buttonText }),
  );

/**
 * Parses the JSON column `content` of a row of `menus` to an entry of the menu, including its mega menu. Parsing fails
 * if the entry has no name.
 */
export const storedMenuSchema = menuLink.extend({
  columns: storedList(column),
  pictures: storedList(menuPicture),
}) satisfies z.ZodType<MenuEntry>;

/**
 * Parses a row `{ id, content }` of `shared_lists` of kind collection: a heading on /collections and the names listed
 * under it.
 */
export const storedCollectionSchema = z
  .object({ id: z.string(), content: z.object({ name, options: storedList(menuLink) }) })
  .transform(({ id, content }): Collection => ({ id, ...content }));
