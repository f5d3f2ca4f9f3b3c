import { Checkbox, NumberInput, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { EntryList } from "../form/entry-list";
import { SETTING_TEXTS } from "./setting-texts";
import { CHOICE_TEXTS, listTexts } from "./texts";

/** A branch as the store's details have it. */
type Branch = {
  _id: string;
  name: string;
  rank: number;
  contact_person: string;
  mobile: string;
  address: string;
  country: string;
  state: string;
  city: string;
  pincode: string;
  lat: number | null;
  lng: number | null;
  landmark: string;
  location_url: string;
  pickup_location: boolean;
  sp_delay_type: string;
  sp_delay_duration: number | null;
  status: "active" | "inactive";
};

const TEXTS = ["contact_person", "mobile", "city", "state", "pincode", "country", "landmark", "location_url"] as const;
const LABELS: Record<(typeof TEXTS)[number], string> = {
  contact_person: listTexts.contact,
  mobile: listTexts.mobile,
  city: listTexts.city,
  state: listTexts.state,
  pincode: listTexts.pincode,
  country: listTexts.country,
  landmark: listTexts.landmark,
  location_url: listTexts.map,
};
const DELAYS = ["hour", "day", "working_day"];

type BranchesProps = { value: unknown; onChange: (branches: Branch[]) => void };

/** The branches in the order of the page of the shops. */
export function Branches({ value, onChange }: BranchesProps) {
  const { label, help } = SETTING_TEXTS.branches;
  const newBranch = (): Branch => ({
    ...{ _id: crypto.randomUUID(), name: "", rank: 0, address: "", lat: null, lng: null },
    ...{
      contact_person: "",
      mobile: "",
      city: "",
      state: "",
      pincode: "",
      country: "",
      landmark: "",
      location_url: "",
    },
    ...{ pickup_location: false, sp_delay_type: "day", sp_delay_duration: null, status: "active" },
  });
  return (
    <Stack gap="xs">
      <EntryList
        label={label}
        entries={(Array.isArray(value) ? value : []) as Branch[]}
        empty={newBranch}
        isOrdered
        onChange={(branches) => onChange(branches.map((branch, index) => ({ ...branch, rank: index + 1 })))}
      >
        {(branch, change) => (
          <>
            <TextInput
              size="md"
              label={listTexts.branch}
              maxLength={100}
              value={branch.name}
              onChange={({ currentTarget }) => change({ ...branch, name: currentTarget.value })}
            />
            <Checkbox
              label={listTexts.shown}
              checked={branch.status === "active"}
              onChange={({ currentTarget }) =>
                change({ ...branch, status: currentTarget.checked ? "active" : "inactive" })
              }
            />
            <Textarea
              size="md"
              label={listTexts.address}
              autosize
              minRows={2}
              maxLength={500}
              value={branch.address}
              onChange={({ currentTarget }) => change({ ...branch, address: currentTarget.value })}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
              {TEXTS.map((name) => (
                <TextInput
                  key={name}
                  size="md"
                  label={LABELS[name]}
                  maxLength={500}
                  value={branch[name]}
                  onChange={({ currentTarget }) => change({ ...branch, [name]: currentTarget.value })}
                />
              ))}
            </SimpleGrid>
            <Checkbox
              label={listTexts.pickup}
              checked={branch.pickup_location}
              onChange={({ currentTarget }) => change({ ...branch, pickup_location: currentTarget.checked })}
            />
            {branch.pickup_location && (
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
                <NumberInput
                  size="md"
                  label={listTexts.ownDelay}
                  hideControls
                  min={0}
                  max={1_000}
                  allowDecimal={false}
                  value={branch.sp_delay_duration ?? ""}
                  onChange={(count) => change({ ...branch, sp_delay_duration: count === "" ? null : Number(count) })}
                />
                <Select
                  size="md"
                  label={listTexts.delayUnit}
                  allowDeselect={false}
                  data={DELAYS.map((unit) => ({ value: unit, label: CHOICE_TEXTS[unit] ?? unit }))}
                  value={branch.sp_delay_type}
                  onChange={(unit) => unit && change({ ...branch, sp_delay_type: unit })}
                />
              </SimpleGrid>
            )}
          </>
        )}
      </EntryList>
      {help && <Text size="sm">{help}</Text>}
    </Stack>
  );
}
