import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { downloadJson } from "@/lib/browser/desk/download";
import { useWrite } from "@/lib/browser/desk/use-write";
import { Section } from "../section";
import { Refused } from "../states";
import { guestTexts } from "./texts";

/** What somebody without an account may ask the store for: all their data, or to be forgotten. */
export function GuestData() {
  const { run, isPending, refusal } = useWrite();
  const [contact, setContact] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [said, setSaid] = useState("");
  const change = (typed: string) => {
    setContact(typed);
    setAsked(false);
    setSaid("");
  };
  const send = <Answer,>(what: "export" | "erase") =>
    callDesk<Answer>(`/api/owner/guests/${what}`, { method: "POST", body: { contact } });
  const take = () => run(async () => downloadJson("guest.json", await send("export")));
  const erase = () =>
    run(async () => {
      const { orders } = await send<{ orders: number }>("erase");
      change("");
      setSaid(guestTexts.erased(orders));
    });
  const isTyped = contact.trim() !== "";
  return (
    <Section title={guestTexts.title} why={guestTexts.why}>
      {refusal && <Refused code={refusal} />}
      <TextInput
        size="md"
        label={guestTexts.contact}
        value={contact}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {isAsked ? (
        <Stack gap="xs">
          <Text>{guestTexts.sure(contact.trim())}</Text>
          <Group gap="xs">
            <Button color="red" loading={isPending} onClick={() => void erase()}>
              {guestTexts.yes}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {guestTexts.no}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Group gap="xs">
          <Button variant="default" loading={isPending} disabled={!isTyped} onClick={() => void take()}>
            {guestTexts.export}
          </Button>
          <Button variant="default" disabled={isPending || !isTyped} onClick={() => setAsked(true)}>
            {guestTexts.erase}
          </Button>
        </Group>
      )}
      {said && <Text role="status">{said}</Text>}
    </Section>
  );
}
