import { ActionIcon, Button, Chip, Group, Popover, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { SavedViewsAnswer } from "@/lib/contracts/order/view-calls";
import { Refused } from "../states";
import { viewTexts } from "./texts";

const VIEWS = "/api/owner/order-views";
export type OrderFilter = Record<"q" | "status" | "payment" | "asked", string>;

type ViewsProps = {
  filter: OrderFilter;
  isFiltered: boolean;
  mayWrite: boolean;
  onShow: (filter: OrderFilter) => void;
};

/** The filters that the people of the store have named. What is filtered by now can be named, too. */
export function Views({ filter, isFiltered, mayWrite, onShow }: ViewsProps) {
  const { data, mutate } = useCall<SavedViewsAnswer>(VIEWS);
  const { run, isPending, refusal } = useWrite();
  const [isOpen, setOpen] = useState(false);
  const here = data?.list.find((view) => isSame({ ...EMPTY, ...view.filter }, filter));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    const { q, ...chosen } = filter;
    const body = { name, filter: { q, ...withoutEmpty(chosen) } };
    void run(async () => {
      await mutate(await callDesk<SavedViewsAnswer>(VIEWS, { method: "POST", body }), false);
      setOpen(false);
    });
  };
  const remove = (id: string) =>
    run(async () => {
      await mutate(await callDesk<SavedViewsAnswer>(`${VIEWS}/${id}`, { method: "DELETE" }), false);
    });
  if ((data?.list.length ?? 0) === 0 && !(isFiltered && mayWrite)) return null;
  return (
    <Group gap="xs" role="group" aria-label={viewTexts.title}>
      {data?.list.map((view) => (
        <Chip
          key={view._id}
          size="md"
          variant="light"
          checked={view === here}
          onChange={() => onShow(view === here ? EMPTY : { ...EMPTY, ...view.filter })}
        >
          {view.name}
        </Chip>
      ))}
      {mayWrite && here && (
        <ActionIcon
          variant="default"
          size="lg"
          loading={isPending}
          aria-label={viewTexts.remove(here.name)}
          title={viewTexts.remove(here.name)}
          onClick={() => void remove(here._id)}
        >
          ×
        </ActionIcon>
      )}
      {mayWrite && isFiltered && !here && (
        <Popover opened={isOpen} onChange={setOpen} trapFocus withinPortal={false}>
          <Popover.Target>
            <Button variant="default" onClick={() => setOpen(!isOpen)}>
              {viewTexts.save}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            <form onSubmit={save}>
              <Stack gap="xs">
                {refusal && <Refused code={refusal} />}
                <TextInput name="name" size="md" label={viewTexts.name} maxLength={40} required withAsterisk={false} />
                <Button type="submit" loading={isPending}>
                  {viewTexts.keep}
                </Button>
              </Stack>
            </form>
          </Popover.Dropdown>
        </Popover>
      )}
    </Group>
  );
}

const EMPTY: OrderFilter = { q: "", status: "", payment: "", asked: "" };
const withoutEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
const isSame = (one: OrderFilter, other: OrderFilter) =>
  (["q", "status", "payment", "asked"] as const).every((name) => one[name] === other[name]);
