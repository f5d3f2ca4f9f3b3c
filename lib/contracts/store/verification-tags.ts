import { z } from "zod";
import { tolerant } from "@/lib/contracts/codec/tolerant";

const META_TAG = /<meta\b[^>]*>/gi;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag)?.slice(1).find(Boolean);

/**
 * `vcodes`: the tags by which search engines and other sites verify that the shop belongs to its owner. Each is either `{ name, content }` or the text of a `<meta>` tag, as the other site provides it.
 */
export const verificationTagsSchema = tolerant(
  z.array(z.object({ name: z.string().min(1), content: z.string().min(1) })),
  (sent) => (Array.isArray(sent) ? sent : [sent]).flatMap(toTags),
);

function toTags(sent: unknown): { name: string; content: string }[] {
  if (typeof sent === "string") {
    return (sent.match(META_TAG) ?? []).flatMap((tag) =>
      toTags({ name: attribute(tag, "name"), content: attribute(tag, "content") }),
    );
  }
  if (typeof sent !== "object" || sent === null || !("name" in sent) || !("content" in sent)) return [];
  const { name, content } = sent;
  return typeof name === "string" && typeof content === "string" && name && content ? [{ name, content }] : [];
}
