import { Select, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { EntryList } from "../form/entry-list";
import { CategoryChoice } from "./category-choice";
import { SETTING_TEXTS } from "./setting-texts";
import { CHOICE_TEXTS, listTexts } from "./texts";

type SocialLink = { type: string; url: string };
type ListProps<Entry> = { value: unknown; onChange: (entries: Entry[]) => void };

const entriesIn = <Entry,>(value: unknown) => (Array.isArray(value) ? value : []) as Entry[];

const NETWORKS = ["Instagram", "Facebook", "YouTube", "Pinterest", "WhatsApp", "LinkedIn", "X", "Telegram"];

/** The pages of the shop on social networks. */
export function SocialLinks({ value, onChange }: ListProps<SocialLink>) {
  const { label } = SETTING_TEXTS["footer_config.social_media_links"];
  return (
    <>
      <datalist id="networks">
        {NETWORKS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <EntryList
        label={label}
        entries={entriesIn<SocialLink>(value)}
        empty={(): SocialLink => ({ type: NETWORKS[0] ?? "", url: "https://" })}
        max={20}
        isOrdered
        onChange={onChange}
      >
        {(entry, change) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className="items-end">
            <TextInput
              size="md"
              label={listTexts.network}
              list="networks"
              maxLength={60}
              value={entry.type}
              onChange={({ currentTarget }) => change({ ...entry, type: currentTarget.value })}
            />
            <TextInput
              size="md"
              label={listTexts.networkAddress}
              maxLength={500}
              value={entry.url}
              onChange={({ currentTarget }) => change({ ...entry, url: currentTarget.value.trim() })}
            />
          </SimpleGrid>
        )}
      </EntryList>
    </>
  );
}

type FooterLink = {
  name: string;
  heading: string;
  link_type: string;
  category_id: string;
  product_id: string;
  link: string;
  link_status: boolean;
};
const LINK_TYPES = ["internal", "category", "product", "external"];

/** The links of the footer, which stand together by their headings. */
export function FooterLinks({ value, onChange }: ListProps<FooterLink>) {
  const { label, help } = SETTING_TEXTS["footer_config.other_links"];
  const entries = entriesIn<FooterLink>(value);
  return (
    <Stack gap="xs">
      <EntryList
        label={label}
        entries={entries}
        empty={(): FooterLink => ({
          ...{ name: "", heading: entries.at(-1)?.heading ?? "", link_type: "internal", link: "/" },
          ...{ category_id: "", product_id: "", link_status: true },
        })}
        max={60}
        isOrdered
        onChange={onChange}
      >
        {(entry, change) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className="items-end">
            <TextInput
              size="md"
              label={listTexts.linkName}
              maxLength={60}
              value={entry.name}
              onChange={({ currentTarget }) => change({ ...entry, name: currentTarget.value })}
            />
            <TextInput
              size="md"
              label={listTexts.linkHeading}
              maxLength={60}
              value={entry.heading}
              onChange={({ currentTarget }) => change({ ...entry, heading: currentTarget.value })}
            />
            <Select
              size="md"
              allowDeselect={false}
              label={SETTING_TEXTS["application_setting.announcebar_config.link_type"].label}
              data={LINK_TYPES.map((type) => ({ value: type, label: CHOICE_TEXTS[type] ?? type }))}
              value={entry.link_type}
              onChange={(type) => type && change({ ...entry, link_type: type })}
            />
            <FooterTarget entry={entry} onChange={change} />
          </SimpleGrid>
        )}
      </EntryList>
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}

function FooterTarget({ entry, onChange }: { entry: FooterLink; onChange: (entry: FooterLink) => void }) {
  const texts = {
    product: SETTING_TEXTS["application_setting.announcebar_config.product_id"],
    other: SETTING_TEXTS["application_setting.announcebar_config.link"],
  };
  if (entry.link_type === "category") {
    const { label } = SETTING_TEXTS["application_setting.announcebar_config.category_id"];
    const set = (slug: string) => onChange({ ...entry, category_id: slug });
    return <CategoryChoice label={label} value={entry.category_id} onChange={set} />;
  }
  const isProduct = entry.link_type === "product";
  return (
    <TextInput
      size="md"
      label={isProduct ? texts.product.label : texts.other.label}
      maxLength={500}
      value={isProduct ? entry.product_id : entry.link}
      onChange={({ currentTarget: { value } }) =>
        onChange(isProduct ? { ...entry, product_id: value.trim() } : { ...entry, link: value.trim() })
      }
    />
  );
}
