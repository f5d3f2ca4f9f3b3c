import { NumberInput, Stack, Text, TextInput } from "@mantine/core";
import type { DraftViewWire } from "@/lib/contracts/shop-window/calls";
import type { ContentForm } from "@/lib/contracts/shop-window/content-form";
import type { SegmentWire } from "@/lib/contracts/shop-window/window-segment";
import { ItemList } from "./item-list";
import { kindOf } from "./kinds";
import { OwnFields } from "./own-fields";
import { contentTexts, faultText, sectionTexts } from "./texts";

type Categories = readonly { key: string; name: string }[];

type SectionFormProps = {
  segment: SegmentWire;
  storeId: string;
  categories: Categories;
  faults: DraftViewWire["faults"];
  onChange: (segment: SegmentWire) => void;
};

/** All that is written on a section. */
export function SectionForm({ segment, storeId, categories, faults, onChange }: SectionFormProps) {
  const kind = kindOf(segment.type);
  if (!kind) return null;
  // The server reads it with a schema before it is published; until then each input takes what it finds.
  const content = segment.content as ContentForm;
  const set = (changes: ContentForm) =>
    onChange({ ...segment, content: { ...segment.content, ...changes } as SegmentWire["content"] });
  return (
    <Stack gap="md">
      {faults.map((fault) => (
        <Text key={`${fault.path} ${fault.code}`} c="red" size="sm" role="alert">
          {faultText(fault)}
        </Text>
      ))}
      {!kind.hasNoHeading && (
        <>
          <TextInput
            size="md"
            label={sectionTexts.heading}
            maxLength={300}
            value={segment.heading}
            onChange={({ currentTarget }) => onChange({ ...segment, heading: currentTarget.value })}
          />
          {segment.type !== "call_to_action" && (
            <TextInput
              size="md"
              label={sectionTexts.subHeading}
              maxLength={1_000}
              value={segment.sub_heading}
              onChange={({ currentTarget }) => onChange({ ...segment, sub_heading: currentTarget.value })}
            />
          )}
        </>
      )}
      <OwnFields type={segment.type} content={content} storeId={storeId} categories={categories} set={set} />
      {content.columns !== undefined && (
        <NumberInput
          size="md"
          label={contentTexts.columns}
          min={1}
          max={6}
          allowDecimal={false}
          value={content.columns}
          onChange={(columns) => set({ columns: Number(columns) || 1 })}
        />
      )}
      {kind.item && !content.tab_list && (
        <ItemList
          kind={kind}
          items={content.image_list ?? []}
          storeId={storeId}
          categories={categories}
          onChange={(items) => set({ image_list: items })}
        />
      )}
    </Stack>
  );
}
