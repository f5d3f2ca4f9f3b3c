import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Dialog } from "../dialog";
import { Section } from "../section";
import { Refused } from "../states";
import { openingTexts } from "./texts";

/** Whether shoppers reach the shop, and the way to change that. */
export function Opening({ store, mayWrite }: { store: StoreAnswer; mayWrite: boolean }) {
  const { mutate } = useSWRConfig();
  const { run, isPending, refusal } = useWrite();
  const [asked, setAsked] = useState(false);
  const isOpen = store.status === "active";
  const change = async (status: "active" | "inactive") => {
    await run(async () => {
      await callDesk("/api/owner/store/status", { method: "PUT", body: { status } });
      await mutate("/api/owner/store");
    });
    setAsked(false);
  };
  return (
    <Section title={openingTexts.title}>
      <Text role="status">{isOpen ? openingTexts.open : openingTexts.closed}</Text>
      {refusal && <Refused code={refusal} />}
      {mayWrite && (
        <Group>
          {isOpen ? (
            <Button size="md" variant="default" onClick={() => setAsked(true)}>
              {openingTexts.closeIt}
            </Button>
          ) : (
            <Button size="md" loading={isPending} onClick={() => void change("active")}>
              {openingTexts.openIt}
            </Button>
          )}
        </Group>
      )}
      <Dialog
        opened={asked}
        centered
        title={openingTexts.closing}
        close={openingTexts.keep}
        onClose={() => setAsked(false)}
      >
        <Stack gap="sm">
          <Text>{openingTexts.closingWhy}</Text>
          <Button size="md" loading={isPending} onClick={() => void change("inactive")}>
            {openingTexts.closeIt}
          </Button>
        </Stack>
      </Dialog>
    </Section>
  );
}
