import { Anchor, Badge, Button, Card, Group, Select, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerReturnWire } from "@/lib/contracts/return/calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { Refused } from "../states";
import { RETURN_DESTINATIONS, RETURN_STATUS_NAMES, returnTexts } from "./texts";

type ReturnProps = {
  returned: OwnerReturnWire;
  store: StoreAnswer;
  rights: DeskCaller["rights"];
  onChanged: () => void;
};

/** One return: who returns what and why, and what can be done with it now. */
export function Return({ returned, store, rights, onChanged }: ReturnProps) {
  const { day, money } = deskFormats(store);
  const { order_number, customer_name, status, names, items, reason, note, wish, answer, refund } = returned;
  return (
    <Card withBorder component="article" aria-label={returnTexts.order(order_number)}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Anchor component={DeskLink} href={`/desk/orders/${encodeURIComponent(order_number)}`}>
            {returnTexts.order(order_number)}
          </Anchor>
          <Badge variant={status === "asked" ? "filled" : "default"} tt="none" fw={500}>
            {RETURN_STATUS_NAMES[status]}
          </Badge>
        </Group>
        <Text size="sm">{[customer_name, day(returned.asked_on)].filter(Boolean).join(", ")}</Text>
        <div>
          {items.map(({ position, quantity, exchange }, index) => (
            <Text key={position} fw={500}>
              {[
                `${quantity} × ${names[index] ?? ""}`,
                ...(exchange ? [returnTexts.exchange(exchange.options.join(", "))] : []),
              ].join(" ")}
            </Text>
          ))}
          <Text>{reason}</Text>
          {note && <Text className="whitespace-pre-line">{note}</Text>}
        </div>
        {items.some(({ exchange }) => exchange === null) && <Text size="sm">{returnTexts.wishes[wish]}</Text>}
        {answer && (
          <Text size="sm">
            {returnTexts.said}: {answer}
          </Text>
        )}
        {refund && (
          <Text size="sm">{returnTexts.refund(money(refund.amount), returnTexts.refundStates[refund.status])}</Text>
        )}
        {returned.exchange_order && (
          <Text size="sm">
            {returnTexts.exchanged}{" "}
            <Anchor
              component={DeskLink}
              inherit
              href={`/desk/orders/${encodeURIComponent(returned.exchange_order.number)}`}
            >
              {returned.exchange_order.number}
            </Anchor>
          </Text>
        )}
        {/* A new form once the return is in another state. */}
        <ReturnSteps key={status} returned={returned} rights={rights} onChanged={onChanged} />
      </Stack>
    </Card>
  );
}

function ReturnSteps({ returned: { _id, status }, rights, onChanged }: Omit<ReturnProps, "store">) {
  const { run, isPending, refusal } = useWrite();
  const [answer, setAnswer] = useState("");
  const [to, setTo] = useState("");
  const canDecide = rights.includes("orders.write") && (status === "asked" || status === "approved");
  const canReceive = rights.includes("money.write") && status === "approved";
  if (!canDecide && !canReceive) return null;
  const send = (step: string, body: object) =>
    run(() => callDesk(`/api/owner/returns/${_id}/${step}`, { method: "POST", body }).finally(onChanged));
  const decide = (approve: boolean) => void send("decision", { approve, answer });
  const receive = (isGood: boolean) => void send("receipt", { in_good_order: isGood, to: to || null, answer });
  return (
    <Stack gap="sm">
      {refusal && <Refused code={refusal} />}
      <Textarea
        size="md"
        label={returnTexts.answer}
        maxLength={500}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      {canReceive && (
        <Select
          size="md"
          label={returnTexts.to}
          data={[...RETURN_DESTINATIONS]}
          value={to}
          allowDeselect={false}
          onChange={(value) => setTo(value ?? "")}
        />
      )}
      <Group gap="xs">
        {status === "asked" && (
          <Button size="md" loading={isPending} onClick={() => decide(true)}>
            {returnTexts.approve}
          </Button>
        )}
        {canReceive && (
          <>
            <Button size="md" loading={isPending} onClick={() => receive(true)}>
              {returnTexts.good}
            </Button>
            <Button size="md" variant="default" loading={isPending} onClick={() => receive(false)}>
              {returnTexts.bad}
            </Button>
          </>
        )}
        {canDecide && (
          <Button size="md" variant="default" loading={isPending} onClick={() => decide(false)}>
            {status === "asked" ? returnTexts.refuse : returnTexts.never}
          </Button>
        )}
      </Group>
      <Text size="sm">{status === "asked" ? returnTexts.decideWhy : returnTexts.goodWhy}</Text>
    </Stack>
  );
}
