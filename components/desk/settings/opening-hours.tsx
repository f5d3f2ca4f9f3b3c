import { Checkbox, Fieldset, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { EntryList } from "../form/entry-list";
import { SETTING_TEXTS } from "./setting-texts";
import { listTexts, WEEKDAYS } from "./texts";

type Hours = { from: string; to: string };
type Day = { code: number; day: string; active: boolean; opening_hrs: Hours[] };
type OpeningHoursProps = { value: unknown; onChange: (days: Day[]) => void };

/** The hours of each day of the week, in the order of the week; several a day, if the shop closes at noon. */
export function OpeningHours({ value, onChange }: OpeningHoursProps) {
  const held = (Array.isArray(value) ? value : []) as Day[];
  const dayOf = (code: number): Day =>
    held.find((day) => day.code === code) ?? { code, day: WEEKDAYS[code] ?? "", active: false, opening_hrs: [] };
  // The week begins on Monday.
  const days = [1, 2, 3, 4, 5, 6, 0].map(dayOf);
  const change = (changed: Day) => onChange(days.map((day) => (day.code === changed.code ? changed : day)));
  const { label, help } = SETTING_TEXTS.opening_days;
  return (
    <Fieldset legend={label}>
      <Stack gap="md">
        {help && <Text size="sm">{help}</Text>}
        {days.map((day) => {
          const name = WEEKDAYS[day.code] ?? day.day;
          return (
            <Stack key={day.code} gap="xs">
              <Checkbox
                label={listTexts.open(name)}
                checked={day.active}
                onChange={({ currentTarget }) => change({ ...day, active: currentTarget.checked })}
              />
              {day.active && (
                <EntryList
                  label={listTexts.hours(name)}
                  entries={day.opening_hrs}
                  empty={(): Hours => ({ from: "10:00", to: "19:00" })}
                  max={3}
                  isCompact
                  onChange={(hours) => change({ ...day, opening_hrs: hours })}
                >
                  {(hours, changeHours) => (
                    <SimpleGrid cols={2} spacing="xs">
                      <TextInput
                        size="md"
                        type="time"
                        label={listTexts.from}
                        value={hours.from}
                        onChange={({ currentTarget }) => changeHours({ ...hours, from: currentTarget.value })}
                      />
                      <TextInput
                        size="md"
                        type="time"
                        label={listTexts.to}
                        value={hours.to}
                        onChange={({ currentTarget }) => changeHours({ ...hours, to: currentTarget.value })}
                      />
                    </SimpleGrid>
                  )}
                </EntryList>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Fieldset>
  );
}
