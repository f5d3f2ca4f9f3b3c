import { Alert, Badge, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ListedOfferWire, OffersAnswer } from "@/lib/contracts/pricing/owner-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { Right } from "@/lib/domain/staff/right";
import { Failed, Loading, Refused } from "../states";
import { GiftCards } from "./gift-cards";
import { NewOffer } from "./new-offer";
import { OFFER_STATE_NAMES, offerTexts } from "./texts";
import { TryCart } from "./try-cart";

/** The offers of the shop: what each gives and where it stands, a bag to try them on, and a form for another one. */
export default function Offers({ store, rights }: { store: StoreAnswer; rights: readonly Right[] }) {
  const { data, error, mutate } = useCall<OffersAnswer>("/api/owner/offers");
  const [said, setSaid] = useState("");
  const mayWrite = rights.includes("offers.write");
  const changed = (text: string) => {
    setSaid(text);
    void mutate();
  };
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{offerTexts.title}</Title>
        <Text>{offerTexts.why}</Text>
      </Stack>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && data.unreadable.length > 0 && (
        <Alert color="red" variant="light" role="alert">
          <Text>{offerTexts.unreadable(data.unreadable.join(", "))}</Text>
        </Alert>
      )}
      <Text role="status" hidden={said === ""}>
        {said}
      </Text>
      {data?.list.length === 0 && <Text>{offerTexts.none}</Text>}
      <Stack component="ul" gap={0} p={0} m={0} className="list-none">
        {data?.list.map((offer) => (
          <OfferRow key={offer.code} offer={offer} store={store} mayWrite={mayWrite} onEnded={changed} />
        ))}
      </Stack>
      {data && <TryCart store={store} />}
      {mayWrite && <NewOffer store={store} onAdded={changed} />}
      <GiftCards store={store} mayWrite={rights.includes("money.write")} />
    </Stack>
  );
}

type OfferRowProps = { offer: ListedOfferWire; store: StoreAnswer; mayWrite: boolean; onEnded: (text: string) => void };

function OfferRow({ offer, store, mayWrite, onEnded }: OfferRowProps) {
  const { run, isPending, refusal } = useWrite();
  const [isSure, setSure] = useState(false);
  const { code, state } = offer;
  const end = async () => {
    if (!isSure) return setSure(true);
    const isEnded = await run(() => callDesk("/api/owner/offers/end", { method: "POST", body: { code } }));
    if (isEnded) onEnded(offerTexts.ended(code));
  };
  return (
    <li className="border-line border-b py-3">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div className="min-w-0">
          <Group gap="xs">
            <Text fw={500} className="[overflow-wrap:anywhere]">
              {code}
            </Text>
            <Badge variant="default" tt="none" fw={500}>
              {OFFER_STATE_NAMES[state]}
            </Badge>
          </Group>
          <Text>{givesText(offer, store)}</Text>
          <Text size="sm">{conditionsText(offer, store)}</Text>
        </div>
        {mayWrite && (state === "running" || state === "planned") && (
          <Button
            variant="default"
            loading={isPending}
            className="shrink-0"
            aria-label={isSure ? undefined : offerTexts.endOf(code)}
            onClick={() => void end()}
            onBlur={() => setSure(false)}
          >
            {isSure ? offerTexts.endSure : offerTexts.end}
          </Button>
        )}
      </Group>
      {refusal && <Refused code={refusal} />}
    </li>
  );
}

/** What an offer gives, in words. */
function givesText({ applies_to, discount, at_most, buy, get }: ListedOfferWire, store: StoreAnswer): string {
  const { money } = deskFormats(store);
  if (buy && get) {
    const what = buy.quantity === null ? money(buy.amount ?? 0) : String(buy.quantity);
    return offerTexts.sets(what, get.quantity, get.percent_off);
  }
  const off = discount?.type === "percentage" ? `${discount.value} %` : money(discount?.value ?? 0);
  const gives = offerTexts.gives[applies_to](off);
  return at_most === null ? gives : `${gives}, ${offerTexts.atMost(money(at_most))}`;
}

function conditionsText(offer: ListedOfferWire, store: StoreAnswer): string {
  const { money, minute } = deskFormats(store);
  return [
    ...(offer.automatic ? [offerTexts.automatic] : []),
    ...(offer.min_order_amt > 0 ? [offerTexts.least(money(offer.min_order_amt))] : []),
    ...(offer.min_quantity > 0 ? [offerTexts.leastPieces(offer.min_quantity)] : []),
    ...(offer.once_per_customer ? [offerTexts.once] : []),
    ...(offer.valid_from ? [offerTexts.from(minute(offer.valid_from))] : []),
    ...(offer.valid_to ? [offerTexts.until(minute(offer.valid_to))] : []),
    offerTexts.used(offer.used, offer.usage_limit),
  ].join(", ");
}
