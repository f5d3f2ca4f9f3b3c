import { Badge, Button, CopyButton, Group, NumberInput, Select, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { momentInZone } from "@/lib/browser/desk/shop-moment";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { GiftCardsAnswer, GiftCardWire } from "@/lib/contracts/gift-card/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Pages } from "../pages";
import { Section } from "../section";
import { Failed, Refused } from "../states";
import { GIFT_CARD_KINDS, GIFT_CARD_STATES, giftCardTexts, offerTexts } from "./texts";

const PER_PAGE = 50;

/** The gift cards of the shop, the newest first, and the form that issues another one. */
export function GiftCards({ store, mayWrite }: { store: StoreAnswer; mayWrite: boolean }) {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useCall<GiftCardsAnswer>(`/api/owner/gift-cards?page=${page}`);
  return (
    <Section title={giftCardTexts.title} why={giftCardTexts.why}>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {mayWrite && <Issue store={store} onIssued={() => void mutate()} />}
      {data?.list.length === 0 && <Text>{giftCardTexts.none}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} className="list-none">
        {data?.list.map((card) => (
          <CardRow key={card.code} card={card} store={store} mayWrite={mayWrite} onChanged={() => void mutate()} />
        ))}
      </Stack>
      {data && <Pages page={data.page} pages={Math.ceil(data.total / PER_PAGE)} onChange={setPage} />}
    </Section>
  );
}

function Issue({ store, onIssued }: { store: StoreAnswer; onIssued: () => void }) {
  const { run, isPending, refusal } = useWrite();
  const [price, setPrice] = useState<number | string>("");
  const [kind, setKind] = useState<GiftCardWire["kind"]>("wallet");
  const [name, setName] = useState("");
  const [expires, setExpires] = useState("");
  const [issued, setIssued] = useState<GiftCardWire | null>(null);
  const issue = (event: FormEvent) => {
    event.preventDefault();
    const expires_on = expires === "" ? null : momentInZone(expires, store.time_zone);
    const body = { price: Number(price), kind, name, expires_on };
    void run(async () => {
      setIssued(await callDesk<GiftCardWire>("/api/owner/gift-cards", { method: "POST", body }));
      setPrice("");
      setName("");
      onIssued();
    });
  };
  return (
    <form onSubmit={issue}>
      <Stack gap="sm" maw={520}>
        <Group grow align="end">
          <NumberInput
            size="md"
            required
            hideControls
            min={0.01}
            max={10_000_000}
            decimalScale={2}
            label={giftCardTexts.price}
            rightSection={store.base_currency}
            rightSectionWidth={52}
            value={price}
            onChange={setPrice}
          />
          <Select
            size="md"
            label={giftCardTexts.kind}
            data={Object.entries(GIFT_CARD_KINDS).map(([value, label]) => ({ value, label }))}
            value={kind}
            allowDeselect={false}
            onChange={(chosen) => setKind(chosen === "onetime" ? "onetime" : "wallet")}
          />
        </Group>
        <Group grow align="end">
          <TextInput
            size="md"
            maxLength={100}
            label={giftCardTexts.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            size="md"
            type="datetime-local"
            label={giftCardTexts.expires}
            description={offerTexts.shopTime(store.time_zone)}
            inputWrapperOrder={["label", "input", "description", "error"]}
            value={expires}
            onChange={({ currentTarget }) => setExpires(currentTarget.value)}
          />
        </Group>
        {refusal && <Refused code={refusal} />}
        <Group>
          <Button type="submit" size="md" variant="default" loading={isPending}>
            {giftCardTexts.issue}
          </Button>
        </Group>
        <div role="status">
          {issued && (
            <Group gap="sm">
              <Text>{giftCardTexts.issued(issued.code)}</Text>
              <CopyButton value={issued.code}>
                {({ copied, copy }) => (
                  <Button variant="default" size="xs" onClick={copy}>
                    {copied ? giftCardTexts.copied : giftCardTexts.copy}
                  </Button>
                )}
              </CopyButton>
            </Group>
          )}
        </div>
      </Stack>
    </form>
  );
}

type CardRowProps = { card: GiftCardWire; store: StoreAnswer; mayWrite: boolean; onChanged: () => void };

function CardRow({ card, store, mayWrite, onChanged }: CardRowProps) {
  const { money, day } = deskFormats(store);
  const { run, isPending, refusal } = useWrite();
  const [isSure, setSure] = useState(false);
  const { code, kind, price, balance, status, name, expires_on, created_on } = card;
  const deactivate = async () => {
    if (!isSure) return setSure(true);
    const path = `/api/owner/gift-cards/${encodeURIComponent(code)}/deactivate` as const;
    if (await run(() => callDesk(path, { method: "POST" }))) onChanged();
  };
  return (
    <li className="border-line border-b py-3">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div className="min-w-0">
          <Group gap="xs">
            <Text fw={500}>{code}</Text>
            <Badge variant="default" tt="none" fw={500}>
              {GIFT_CARD_STATES[status] ?? status}
            </Badge>
          </Group>
          <Text>{giftCardTexts.balance(money(balance), money(price))}</Text>
          <Text size="sm">
            {[
              GIFT_CARD_KINDS[kind],
              ...(name ? [name] : []),
              giftCardTexts.made(day(created_on)),
              ...(expires_on ? [giftCardTexts.until(day(expires_on))] : []),
            ].join(", ")}
          </Text>
        </div>
        {mayWrite && status === "active" && (
          <Button
            variant="default"
            loading={isPending}
            className="shrink-0"
            aria-label={isSure ? undefined : giftCardTexts.deactivateOf(code)}
            onClick={() => void deactivate()}
            onBlur={() => setSure(false)}
          >
            {isSure ? giftCardTexts.deactivateSure : giftCardTexts.deactivate}
          </Button>
        )}
      </Group>
      {refusal && <Refused code={refusal} />}
    </li>
  );
}
