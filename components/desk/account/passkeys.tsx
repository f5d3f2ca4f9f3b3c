import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import type { DeskFormats } from "@/lib/browser/desk/formats";
import { canUsePasskeys, makePasskey } from "@/lib/browser/desk/passkeys";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import { Section } from "../section";
import { Refused } from "../states";
import { accountTexts } from "./texts";

type PasskeysProps = { account: StaffAccount; onChanged: () => void; formats: DeskFormats };

/** The passkeys of somebody, and the form that makes another one. */
export function Passkeys({ account: { passkeys }, onChanged, formats }: PasskeysProps) {
  const { run, isPending, refusal } = useWrite();
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "");
    if (!(await run(() => makePasskey(name)))) return;
    form.reset();
    onChanged();
  };
  const remove = (id: string) =>
    run(() =>
      callDesk(`/api/desk/account/passkeys/${encodeURIComponent(id)}`, { method: "DELETE" }).finally(onChanged),
    );
  return (
    <Section title={accountTexts.passkeys} why={accountTexts.passkeysWhy}>
      {refusal && <Refused code={refusal} />}
      {passkeys.map(({ _id, name, last_used_on }) => (
        <Group key={_id} justify="space-between" role="group" aria-label={name}>
          <div>
            <Text fw={500}>{name}</Text>
            <Text size="sm">
              {last_used_on === null ? accountTexts.neverUsed : accountTexts.lastUsed(formats.minute(last_used_on))}
            </Text>
          </div>
          <Button variant="default" disabled={isPending} onClick={() => void remove(_id)}>
            {accountTexts.remove}
          </Button>
        </Group>
      ))}
      {canUsePasskeys() ? (
        <form onSubmit={add}>
          <Stack gap="sm">
            <TextInput
              size="md"
              name="name"
              label={accountTexts.passkeyName}
              description={accountTexts.passkeyHint}
              maxLength={60}
              required
            />
            <Group>
              <Button size="md" type="submit" loading={isPending}>
                {accountTexts.add}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Text>{accountTexts.passkeysUnsupported}</Text>
      )}
    </Section>
  );
}
