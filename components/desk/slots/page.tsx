import { Checkbox, Group, NumberInput, Select, SimpleGrid, Text, TextInput } from "@mantine/core";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { DeliveryPlanForm, SlotForm, SlotGroupForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { EntryList } from "../form/entry-list";
import { ListForm } from "../form/list-form";
import { type ListInShop, ListPage } from "../form/list-page";
import { DeskLink } from "../link";
import { WEEKDAYS } from "../settings/texts";
import { DELAY_NAMES, slotTexts } from "./texts";

const PATH = "/api/owner/delivery-slots";
type Answer = { list: readonly ListEntry<DeliveryPlanForm>[] };
type SlotsProps = { store: StoreAnswer; mayWrite: boolean };

/** The days, times and prices at which orders are delivered. */
export default function DeliverySlots(props: SlotsProps) {
  return (
    <ListPage<Answer>
      path={PATH}
      title={slotTexts.title}
      why={slotTexts.why}
      link={
        <>
          <Text>{slotTexts.off}</Text>
          <Group gap="lg">
            <DeskLink href="/desk/settings/features">{slotTexts.toFeatures}</DeskLink>
            <DeskLink href="/desk/shipping">{slotTexts.toShipping}</DeskLink>
          </Group>
        </>
      }
    >
      {(list) => <Plans {...props} {...list} />}
    </ListPage>
  );
}

const newSlot = (): SlotForm => ({ from_time: "10:00", to_time: "12:00", price: 0 });
const newGroup = (): SlotGroupForm => ({
  ...{ delay_type: "day", delay_duration: 1, order_time: "18:00" },
  slots: [newSlot()],
});
const newPlan = (): ListEntry<DeliveryPlanForm> => ({
  id: crypto.randomUUID(),
  content: {
    available_days: WEEKDAYS.map((_, code) => ({ code, active: code > 0 })),
    list: [{ following_days: 7, groups: [newGroup()] }],
  },
});

function Plans({ answer, store, mayWrite, onAnswer, onRead }: SlotsProps & ListInShop<Answer>) {
  const draft = useListDraft<DeliveryPlanForm>(PATH, answer.list, { onAnswer: (list) => onAnswer({ list }), onRead });
  return (
    <ListForm label={slotTexts.plans} draft={draft} empty={newPlan} mayWrite={mayWrite}>
      {(plan, change, _entry, position) => (
        <>
          <Days days={plan.available_days} onChange={(available_days) => change({ ...plan, available_days })} />
          <EntryList
            label={slotTexts.list(position)}
            entries={plan.list}
            empty={() => ({ following_days: 7, groups: [newGroup()] })}
            max={10}
            isFixed={!mayWrite}
            onChange={(list) => change({ ...plan, list })}
          >
            {(list, changeList, listPosition) => (
              <>
                <NumberInput
                  size="md"
                  maw={260}
                  hideControls
                  min={0}
                  max={60}
                  label={slotTexts.ahead}
                  value={list.following_days}
                  onChange={(days) => changeList({ ...list, following_days: Number(days) || 0 })}
                />
                <Rules
                  label={slotTexts.rules(listPosition)}
                  groups={list.groups}
                  store={store}
                  isFixed={!mayWrite}
                  onChange={(groups) => changeList({ ...list, groups })}
                />
              </>
            )}
          </EntryList>
        </>
      )}
    </ListForm>
  );
}

type DaysProps = {
  days: DeliveryPlanForm["available_days"];
  onChange: (days: DeliveryPlanForm["available_days"]) => void;
};

function Days({ days, onChange }: DaysProps) {
  return (
    <Group gap="md" role="group" aria-label={slotTexts.days}>
      <Text component="span" aria-hidden="true">
        {slotTexts.days}
      </Text>
      {WEEKDAYS.map((name, code) => {
        const others = days.filter((day) => day.code !== code);
        return (
          <Checkbox
            key={name}
            label={name}
            checked={days.some((day) => day.code === code && day.active)}
            onChange={({ currentTarget }) =>
              onChange(
                [...others, { code, active: currentTarget.checked }].toSorted((one, other) => one.code - other.code),
              )
            }
          />
        );
      })}
    </Group>
  );
}

type RulesProps = {
  label: string;
  groups: readonly SlotGroupForm[];
  store: StoreAnswer;
  isFixed: boolean;
  onChange: (groups: SlotGroupForm[]) => void;
};

/** How soon after an order its slots begin, with the slots. */
function Rules({ label, groups, store, isFixed, onChange }: RulesProps) {
  return (
    <EntryList label={label} entries={groups} empty={newGroup} max={10} isFixed={isFixed} onChange={onChange}>
      {(group, change, position) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" className="items-end">
            <NumberInput
              size="md"
              hideControls
              min={0}
              max={1_000}
              label={slotTexts.lead}
              value={group.delay_duration}
              onChange={(delay) => change({ ...group, delay_duration: Number(delay) || 0 })}
            />
            <Select
              size="md"
              allowDeselect={false}
              label={slotTexts.leadBy}
              data={Object.entries(DELAY_NAMES).map(([value, name]) => ({ value, label: name }))}
              value={group.delay_type}
              onChange={(type) => type && change({ ...group, delay_type: type as SlotGroupForm["delay_type"] })}
            />
            {group.delay_type === "day" && (
              <TextInput
                size="md"
                type="time"
                label={slotTexts.orderUntil}
                value={asTime(group.order_time)}
                onChange={({ currentTarget }) => change({ ...group, order_time: currentTarget.value })}
              />
            )}
          </SimpleGrid>
          {group.delay_type === "day" && <Text size="sm">{slotTexts.orderUntilHint}</Text>}
          <EntryList
            label={slotTexts.times(position)}
            entries={group.slots}
            empty={newSlot}
            isFixed={isFixed}
            onChange={(slots) => change({ ...group, slots })}
          >
            {(slot, changeSlot) => <Slot slot={slot} store={store} onChange={changeSlot} />}
          </EntryList>
        </>
      )}
    </EntryList>
  );
}

type SlotProps = { slot: SlotForm; store: StoreAnswer; onChange: (slot: SlotForm) => void };

function Slot({ slot, store, onChange }: SlotProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" className="items-end">
      <TextInput
        size="md"
        type="time"
        label={slotTexts.from}
        value={asTime(slot.from_time)}
        onChange={({ currentTarget }) => onChange({ ...slot, from_time: currentTarget.value })}
      />
      <TextInput
        size="md"
        type="time"
        label={slotTexts.to}
        value={asTime(slot.to_time)}
        onChange={({ currentTarget }) => onChange({ ...slot, to_time: currentTarget.value })}
      />
      <NumberInput
        size="md"
        hideControls
        min={0}
        decimalScale={2}
        label={slotTexts.price(store.base_currency)}
        value={slot.price}
        onChange={(price) => onChange({ ...slot, price: Number(price) || 0 })}
      />
    </SimpleGrid>
  );
}

/** Files may have "9:00", which an input of a time does not show. */
const asTime = (time: string | undefined): string => (time ?? "").replace(/^(\d):/, "0$1:");
