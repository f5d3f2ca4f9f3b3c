import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { downloadJson } from "@/lib/browser/desk/download";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import { Section } from "../section";
import { Refused } from "../states";
import { customerTexts } from "./texts";

type CustomerDataProps = {
  path: `/api/owner/customers/${string}`;
  customer: OwnerCustomer["customer"];
  onErased: () => void;
};

/** What a customer may ask the store for: all their data, or to be forgotten. */
export function CustomerData({ path, customer, onErased }: CustomerDataProps) {
  const { run, isPending, refusal } = useWrite();
  const [isAsked, setAsked] = useState(false);
  const take = () =>
    run(async () => {
      downloadJson(`customer-${customer.unique_id}.json`, await callDesk(`${path}/export`, { method: "POST" }));
    });
  const erase = async () => {
    if (await run(() => callDesk(path, { method: "DELETE" }))) onErased();
  };
  return (
    <Section title={customerTexts.data} why={customerTexts.dataWhy}>
      {refusal && <Refused code={refusal} />}
      {isAsked ? (
        <Stack gap="xs">
          <Text>{customerTexts.sure(customer.name)}</Text>
          <Group gap="xs">
            <Button color="red" loading={isPending} onClick={() => void erase()}>
              {customerTexts.yes}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {customerTexts.no}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Group gap="xs">
          <Button variant="default" loading={isPending} onClick={() => void take()}>
            {customerTexts.export}
          </Button>
          <Button variant="default" disabled={isPending} onClick={() => setAsked(true)}>
            {customerTexts.erase}
          </Button>
        </Group>
      )}
    </Section>
  );
}
