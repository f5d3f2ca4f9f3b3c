import { Button, Card, Group, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Refused } from "../states";
import { stepTexts } from "../texts";

type StepsProps = {
  order: OwnerOrderWire;
  store: StoreAnswer;
  rights: DeskCaller["rights"];
  onDone: (after: OwnerOrderWire) => void;
  /** A step was refused, perhaps because the order is not what it was. */
  onRefused: () => void;
};

/** What can be done with the order now, each with what it means. Nothing is done before the shop has said so. */
export function Steps({ order, store, rights, onDone, onRefused }: StepsProps) {
  const { run, isPending, refusal } = useWrite();
  const [isCancelling, setCancelling] = useState(false);
  // One for each form: a second press, or a press after a lost answer, sends the same parcel.
  const [parcelKey] = useState(() => crypto.randomUUID());
  const { order_status: status, payment_details: payment, order_type: type } = order;
  const isOpen = status === "placed" || status === "confirmed";
  const mayChange = rights.includes("orders.write");
  const send = async (step: string, body: object = {}, idempotencyKey?: string) => {
    const isDone = await run(async () => {
      const path = `/api/owner/orders/${encodeURIComponent(order._id)}/${step}` as const;
      const request = { method: "POST", body, ...(idempotencyKey && { idempotencyKey }) } as const;
      onDone(await callDesk<OwnerOrderWire>(path, request));
      setCancelling(false);
    });
    if (!isDone) onRefused();
  };
  const dispatch = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "");
    void send("dispatch", { items: null, carrier_name: text("carrier"), tracking_number: text("tracking") }, parcelKey);
  };
  const cancel = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send("cancel", { items: null, reason: String(new FormData(event.currentTarget).get("reason") ?? "") });
  };
  const canBePaid = payment.status === "awaited" && rights.includes("money.write") && status !== "cancelled";
  const isAnything = mayChange && (isOpen || status === "dispatched");
  return (
    <Card withBorder component="section" aria-label={stepTexts.title}>
      <Title order={2} size="h3" mb="sm">
        {stepTexts.title}
      </Title>
      <Stack gap="lg">
        {refusal && <Refused code={refusal} />}
        {!isAnything && !canBePaid && <Text>{mayChange ? stepTexts.nothing : stepTexts.noRight}</Text>}
        {canBePaid && (
          <Step why={stepTexts.paidWhy(deskFormats(store).money(order.final_price))}>
            <Button size="md" loading={isPending} onClick={() => void send("payment")}>
              {stepTexts.paid}
            </Button>
          </Step>
        )}
        {mayChange && status === "placed" && (
          <Step why={stepTexts.confirmWhy}>
            <Button
              size="md"
              variant={canBePaid ? "default" : "filled"}
              loading={isPending}
              onClick={() => void send("confirm")}
            >
              {stepTexts.confirm}
            </Button>
          </Step>
        )}
        {mayChange && isOpen && (
          <form onSubmit={dispatch}>
            <Step why={stepTexts.dispatchWhy}>
              {type === "delivery" && (
                <>
                  <TextInput size="md" name="carrier" label={stepTexts.carrier} description={stepTexts.optional} />
                  <TextInput size="md" name="tracking" label={stepTexts.tracking} description={stepTexts.optional} />
                </>
              )}
              <Button size="md" type="submit" variant={status === "placed" ? "default" : "filled"} loading={isPending}>
                {type === "pickup" ? stepTexts.ready : stepTexts.dispatch}
              </Button>
            </Step>
          </form>
        )}
        {mayChange && (isOpen || status === "dispatched") && (
          <Step why={stepTexts.deliverWhy}>
            <Button
              size="md"
              variant={status === "dispatched" ? "filled" : "default"}
              loading={isPending}
              onClick={() => void send("deliver")}
            >
              {stepTexts.deliver}
            </Button>
          </Step>
        )}
        {mayChange && isOpen && !isCancelling && (
          <Button size="md" variant="subtle" onClick={() => setCancelling(true)}>
            {stepTexts.cancel}…
          </Button>
        )}
        {mayChange && isOpen && isCancelling && (
          <form onSubmit={cancel}>
            <Step why={stepTexts.cancelWhy}>
              <Textarea size="md" name="reason" label={stepTexts.reason} maxLength={500} data-autofocus />
              <Group gap="xs">
                <Button size="md" color="red" type="submit" loading={isPending}>
                  {stepTexts.cancel}
                </Button>
                <Button size="md" variant="default" onClick={() => setCancelling(false)}>
                  {stepTexts.keep}
                </Button>
              </Group>
            </Step>
          </form>
        )}
      </Stack>
    </Card>
  );
}

function Step({ why, children }: { why: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      {children}
      <Text size="sm">{why}</Text>
    </Stack>
  );
}
