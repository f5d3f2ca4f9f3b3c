import { Card, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { quotationTexts } from "./texts";

type Event = { at: string; title: string; text: string };

/** What was offered and asked for, the newest first. */
export function QuotationHistory({ quotation, store }: { quotation: QuotationWire; store: StoreAnswer }) {
  const { money, minute } = deskFormats(store);
  const { revised_price: revisions, cancel_info: ended, created_on, confirmed_on, cancelled_on } = quotation;
  const events: Event[] = [
    { at: created_on, title: quotationTexts.asked, text: "" },
    ...revisions.flatMap(({ revision, final_price, message, created_on: at, request }) => [
      { at, title: quotationTexts.offered(revision, money(final_price)), text: message },
      ...(request ? [{ at: request.created_on, title: quotationTexts.wished, text: request.text }] : []),
    ]),
    ...(confirmed_on ? [{ at: confirmed_on, title: quotationTexts.approved, text: "" }] : []),
    ...(ended && cancelled_on ? [{ at: cancelled_on, title: quotationTexts.ended[ended.by], text: ended.reason }] : []),
  ];
  return (
    <Card withBorder component="section" aria-label={quotationTexts.history}>
      <Title order={2} size="h3" mb="sm">
        {quotationTexts.history}
      </Title>
      <Stack component="ol" gap="md" ps="md" m={0} className="list-none border-line border-l">
        {events
          .sort((one, other) => other.at.localeCompare(one.at))
          .map(({ at, title, text }) => (
            <li key={`${at} ${title}`}>
              <Text fw={500}>{title}</Text>
              {text && <Text className="whitespace-pre-line">{text}</Text>}
              <Text size="sm" className="tabular">
                {minute(at)}
              </Text>
            </li>
          ))}
      </Stack>
    </Card>
  );
}
