import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { useContext, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { withBasePath } from "@/lib/domain/site/base-path";
import { placedAt } from "../modules/registry";
import { RightsContext } from "../rights";
import { Refused } from "../states";
import { paperTexts } from "./texts";

type PapersProps = { order: OwnerOrderWire; store: StoreAnswer; mayWrite: boolean };

/** What can be printed of an order, each a PDF that opens in a tab of its own, and its last message once more. */
export function Papers({ order, store, mayWrite }: PapersProps) {
  const { run, isPending, refusal } = useWrite();
  const [isSent, setSent] = useState(false);
  const actions = placedAt("orderActions", useContext(RightsContext), store);
  const { _id, order_status, invoice_number, credit_notes, email } = order;
  const id = encodeURIComponent(_id);
  const resend = () =>
    run(async () => {
      setSent(false);
      await callDesk(`/api/owner/orders/${id}/resend`, { method: "POST" });
      setSent(true);
    });
  const canBeSent =
    mayWrite && email !== "" && ["placed", "confirmed", "dispatched", "delivered"].includes(order_status);
  return (
    <Card withBorder component="section" aria-label={paperTexts.title}>
      <Title order={2} size="h3" mb="sm">
        {paperTexts.title}
      </Title>
      <Stack gap="sm">
        {refusal && <Refused code={refusal} />}
        {isSent && <Text role="status">{paperTexts.resent}</Text>}
        <Group gap="xs">
          <Paper href={`/api/owner/packing-slips?orders=${id}`} name={paperTexts.slip} />
          {invoice_number !== null && <Paper href={`/api/owner/orders/${id}/invoice`} name={paperTexts.invoice} />}
          {actions.map(({ key, Action }) => (
            <Action key={key} order={order} />
          ))}
          {credit_notes.map(({ number }, index) => (
            <Paper
              key={number}
              href={`/api/owner/orders/${id}/invoice?credit_note=${index + 1}`}
              name={paperTexts.creditNote(number)}
            />
          ))}
          {canBeSent && (
            <Button variant="default" loading={isPending} onClick={() => void resend()}>
              {paperTexts.resend}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
}

function Paper({ href, name }: { href: `/api/${string}`; name: string }) {
  return (
    <Button component="a" href={withBasePath(href)} target="_blank" rel="noopener" variant="default">
      {name}
    </Button>
  );
}
