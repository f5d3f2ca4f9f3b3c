import { Anchor, Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { DeskDraftAnswer } from "@/lib/contracts/order/desk-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink, goWithinDesk } from "../link";
import { orderTexts } from "../order/texts";
import { Section } from "../section";
import { Refused } from "../states";
import { NewOrderBill } from "./bill";
import { NewOrderCustomer } from "./customer";
import { type Draft, draftBody, EMPTY_DRAFT } from "./draft";
import { NewOrderItems } from "./items";
import { newOrderTexts } from "./texts";

/** Takes the order of a customer who is on the phone: items, who and where, then the price and how it is paid. */
export function NewOrder({ store }: { store: StoreAnswer }) {
  const [isTest, setTest] = useState(() => new URLSearchParams(window.location.search).has("test"));
  const [draftId] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [priced, setPriced] = useState<{ answer: DeskDraftAnswer; draft: Draft } | null>(null);
  const [payment, setPayment] = useState("");
  const { run, isPending, refusal } = useWrite();
  const [isPlaced, setPlaced] = useState(false);
  useUnsaved(draft.items.length > 0 && !isPlaced);
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed });
  // Another place may not have the shipping that was chosen for this one.
  const changePlace = (changed: Partial<Draft>) => change({ methodId: "", ...changed });
  const price = (next: Draft) => {
    const home = priced?.answer.country ?? "";
    const country = next.address.country || home;
    const whole = { ...next, address: { ...next.address, country } };
    const dialCode = priced?.answer.countries.find(({ code }) => code === country)?.dial_code ?? "";
    void run(async () => {
      const body = draftBody(whole, draftId, dialCode);
      const answer = await callDesk<DeskDraftAnswer>("/api/owner/desk-orders/draft", { method: "POST", body });
      setDraft(next);
      setPriced({ answer, draft: next });
    });
  };
  const place = () =>
    run(async () => {
      if (!priced) return;
      const { checkout_id, bill } = priced.answer;
      const { contact } = draft;
      const body = {
        draft_id: draftId,
        checkout_id,
        contact,
        payment_name: payment,
        seen_total: bill.final_price,
        is_test: isTest,
      };
      const request = { method: "POST", body, idempotencyKey: draftId } as const;
      const order = await callDesk<OwnerOrderWire>("/api/owner/desk-orders", request);
      setPlaced(true);
      goWithinDesk(`/desk/orders/${encodeURIComponent(order.order_number)}`);
    });
  const canBePriced = draft.items.some(({ quantity }) => Number(quantity) > 0) && draft.contact.trim() !== "";
  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={6}>
        <Anchor component={DeskLink} href="/desk/orders" size="sm">
          ← {orderTexts.back}
        </Anchor>
        <Title order={1}>{newOrderTexts.title}</Title>
        <Text>{isTest ? newOrderTexts.introTest : newOrderTexts.intro}</Text>
      </Stack>
      <NewOrderItems items={draft.items} onChange={(items) => change({ items })} />
      <Section title={newOrderTexts.customer}>
        <TextInput
          size="md"
          label={newOrderTexts.contact}
          description={newOrderTexts.contactHint}
          value={draft.contact}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
        />
      </Section>
      {priced && <NewOrderCustomer draft={draft} priced={priced.answer} onChange={changePlace} />}
      {refusal && <Refused code={refusal} />}
      <Group>
        <Button
          size="md"
          variant={priced ? "default" : "filled"}
          loading={isPending}
          disabled={!canBePriced}
          onClick={() => price(draft)}
        >
          {priced ? newOrderTexts.again : newOrderTexts.price}
        </Button>
      </Group>
      {priced && (
        <NewOrderBill
          priced={priced.answer}
          store={store}
          methodId={draft.methodId}
          payment={payment}
          isPending={isPending}
          isStale={draft !== priced.draft}
          onMethod={(methodId) => price({ ...draft, methodId })}
          isTest={isTest}
          onPayment={setPayment}
          onTest={setTest}
          onPlace={() => void place()}
        />
      )}
    </Stack>
  );
}
