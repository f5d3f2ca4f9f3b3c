import { Button, Checkbox, Group, Stack, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Step, type StepProps } from "./step";
import { stepTexts } from "./texts";

/** Cancels the order or, if some items are ticked, these only. */
export function CancelForm({ order, isPending, send }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const [ticked, setTicked] = useState<string[]>([]);
  if (!isOpen)
    return (
      <Button size="md" variant="subtle" onClick={() => setOpen(true)}>
        {stepTexts.cancel}…
      </Button>
    );
  const open = order.item_list.filter(({ item_status }) => item_status !== "c_confirmed");
  const isWhole = ticked.length === 0 || ticked.length === open.length;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    if (await send("cancel", { items: isWhole ? null : ticked.map(Number), reason })) setOpen(false);
  };
  return (
    <form onSubmit={submit}>
      <Step why={isWhole ? stepTexts.cancelWhy : stepTexts.cancelPartWhy}>
        {open.length > 1 && (
          <Checkbox.Group label={stepTexts.cancelItems} value={ticked} onChange={setTicked}>
            <Stack gap="xs" mt="xs">
              {open.map(({ position, name, variant_types }) => (
                <Checkbox
                  key={position}
                  size="md"
                  value={`${position}`}
                  label={[name, ...variant_types.map(({ value }) => value)].join(", ")}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Textarea size="md" name="reason" label={stepTexts.reason} maxLength={500} data-autofocus />
        <Group gap="xs">
          <Button size="md" color="red" type="submit" loading={isPending}>
            {isWhole ? stepTexts.cancel : stepTexts.cancelPart(ticked.length)}
          </Button>
          <Button size="md" variant="default" onClick={() => setOpen(false)}>
            {stepTexts.keep}
          </Button>
        </Group>
      </Step>
    </form>
  );
}
