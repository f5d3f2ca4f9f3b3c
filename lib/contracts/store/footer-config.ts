import { z } from "zod";
import { html, list, requiredText, section, text, textList, tolerant } from "@/lib/contracts/codec/tolerant";
import { isExternalAddress, linkFields, toContentLink } from "@/lib/contracts/content/content-link";
import type { Features } from "@/lib/domain/store/features";
import { openHtml, openLink } from "@/lib/domain/store/open-pages";
import type { FooterConfig } from "@/lib/domain/store/store";

const titledContent = section({ title: text(), content: html() });

/** A URL that may be used as `href`: an http, https, `mailto:` or `tel:` URL. */
const outsideAddress = tolerant(z.string().refine(isExternalAddress), (sent) => sent);

export const footerConfigSchema = section({
  address_config: titledContent,
  contact_config: titledContent,
  social_media_title: text(),
  social_media_links: list(z.object({ type: requiredText(), url: outsideAddress })),
  payment_methods: textList(),
  /** Links with the same heading form a group; the groups are in the order of their first links. */
  other_links: list(z.object({ name: requiredText(), heading: text(), ...linkFields })),
});
export type FooterConfigWire = z.infer<typeof footerConfigSchema>;

export function toFooterConfig(wire: FooterConfigWire, features: Features): FooterConfig {
  return {
    address: openTitled(wire.address_config, features),
    contact: openTitled(wire.contact_config, features),
    socialMediaTitle: wire.social_media_title,
    socialMediaLinks: wire.social_media_links,
    paymentMethods: wire.payment_methods,
    groups: linkGroups(wire.other_links, features),
  };
}

const openTitled = ({ title, content }: FooterConfigWire["address_config"], features: Features) => ({
  title,
  content: openHtml(content, features),
});

type FooterGroup = FooterConfig["groups"][number];

function linkGroups(links: FooterConfigWire["other_links"], features: Features): FooterGroup[] {
  const groups = new Map<string, FooterGroup["links"]>();
  for (const { name, heading, ...fields } of links) {
    const link = openLink(toContentLink(fields), features);
    if (link) groups.set(heading, [...(groups.get(heading) ?? []), { name, link }]);
  }
  return [...groups].map(([title, grouped]) => ({ title, links: grouped }));
}
