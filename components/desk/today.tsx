import { Alert, Anchor, Card, Group, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import type { TodayAnswer } from "@/lib/contracts/staff/today";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { productPath } from "@/lib/domain/product/path";
import { quantityText } from "@/lib/domain/product/unit";
import { withBasePath } from "@/lib/domain/site/base-path";
import { BEST_SELLER_DAYS, MISSED_SEARCH_DAYS } from "@/lib/domain/staff/today";
import { isWellProtected, STAFF_ACCOUNT } from "./account/page";
import { accountTexts } from "./account/texts";
import { DeskLink } from "./link";
import { placedAt } from "./modules/registry";
import { RightsContext } from "./rights";
import { Setup } from "./setup/setup";
import { Failed, Loading } from "./states";
import { deskTexts, todayTexts } from "./texts";

/** What waits for somebody, each figure with its list, and what was sold lately. */
export function Today({ store }: { store: StoreAnswer }) {
  const { data, error, mutate } = useCall<TodayAnswer>("/api/owner/today");
  return (
    <Stack gap="lg" maw={960}>
      <Title order={1}>{deskTexts.today}</Title>
      <Protect />
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && <ToDo today={data} store={store} />}
      {useContext(RightsContext).includes("store.write") && <Setup sellsByOrder={store.sells_by === "order"} />}
      {data?.sales && <Sales sales={data.sales} store={store} />}
      {data && (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <BestSellers sellers={data.best_sellers} store={store} />
          <MissedSearches searches={data.missed_searches} />
        </SimpleGrid>
      )}
    </Stack>
  );
}

/** A line that leads to where somebody protects their sign-in, until they have. */
function Protect() {
  const { data } = useCall<StaffAccount>(STAFF_ACCOUNT);
  if (!data || isWellProtected(data)) return null;
  return (
    <Alert color="orange" variant="light">
      <Stack gap="xs" align="start">
        {accountTexts.notSafe}
        <Anchor component={DeskLink} href="/desk/account">
          {accountTexts.toAccount}
        </Anchor>
      </Stack>
    </Alert>
  );
}

function ToDo({ today, store }: { today: TodayAnswer; store: StoreAnswer }) {
  const ofModules = placedAt("figures", useContext(RightsContext), store).map(({ name, href, count }) => ({
    ...{ name, href },
    count: count(today),
  }));
  const figures = [
    { name: todayTexts.toConfirm, count: today.to_confirm, href: "/desk/orders?status=placed" },
    { name: todayTexts.toSend, count: today.to_send, href: "/desk/orders?status=confirmed" },
    { name: todayTexts.unpaid, count: today.unpaid, href: "/desk/orders?payment=awaited" },
    { name: todayTexts.refundsDue, count: today.refunds_due, href: "/desk/orders?payment=refund_due" },
    { name: todayTexts.cancellationsAsked, count: today.cancellations_asked, href: "/desk/orders?asked=cancellation" },
    ...ofModules,
    { name: todayTexts.enquiriesWaiting, count: today.enquiries_waiting ?? 0, href: "/desk/enquiries?state=waiting" },
    { name: todayTexts.soldOut, count: today.stock_out, href: "/desk/stock?state=out" },
    { name: todayTexts.runningOut, count: today.stock_low, href: "/desk/stock?state=low" },
    { name: todayTexts.messagesFailed, count: today.messages_failed ?? 0, href: "/desk/messages?status=failed" },
  ] as const;
  const waiting = figures.filter(({ count }) => count > 0);
  return (
    <section aria-label={todayTexts.toDo}>
      {waiting.length === 0 && <Text>{todayTexts.nothing}</Text>}
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {waiting.map(({ name, count, href }) => (
          <Card key={name} component={DeskLink} href={href} withBorder padding="md">
            <Text ff="var(--font-display)" fz={34} lh={1.1}>
              {count}
            </Text>
            <Text size="sm">{name}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}

function Sales({ sales, store }: { sales: NonNullable<TodayAnswer["sales"]>; store: StoreAnswer }) {
  const { money } = deskFormats(store);
  return (
    <Card withBorder component="section" aria-label={todayTexts.sales}>
      <Title order={2} size="h3" mb="sm">
        {todayTexts.sales}
      </Title>
      <Table verticalSpacing="sm" className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            <Table.Th ta="end">{todayTexts.orders}</Table.Th>
            <Table.Th ta="end">{todayTexts.amount}</Table.Th>
            <Table.Th ta="end" visibleFrom="sm">
              {todayTexts.before}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sales.map(({ days, now, before }) => (
            <Table.Tr key={days}>
              <Table.Th scope="row" fw={400}>
                {todayTexts.days(days)}
              </Table.Th>
              <Table.Td ta="end">{now.orders}</Table.Td>
              <Table.Td ta="end">{money(now.amount)}</Table.Td>
              <Table.Td ta="end" visibleFrom="sm">
                {money(before.amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" mt="sm">
        {todayTexts.why}
      </Text>
    </Card>
  );
}

type BestSellersProps = { sellers: TodayAnswer["best_sellers"]; store: StoreAnswer };

function BestSellers({ sellers, store }: BestSellersProps) {
  if (sellers.length === 0) return null;
  const { money } = deskFormats(store);
  return (
    <Top title={todayTexts.bestSellers} why={todayTexts.days(BEST_SELLER_DAYS)}>
      {sellers.map(({ slug, name, unit, quantity, amount }) => (
        <TopRow
          key={`${slug} ${unit}`}
          name={<Anchor href={withBasePath(productPath(slug))}>{name}</Anchor>}
          value={[quantityText(Math.round(quantity * 100), unit), ...(amount === null ? [] : [money(amount)])].join(
            ", ",
          )}
        />
      ))}
    </Top>
  );
}

function MissedSearches({ searches }: { searches: TodayAnswer["missed_searches"] }) {
  if (searches.length === 0) return null;
  return (
    <Top title={todayTexts.missedSearches} why={todayTexts.days(MISSED_SEARCH_DAYS)}>
      {searches.map(({ text, count }) => (
        <TopRow key={text} name={text} value={`${count} ×`} />
      ))}
    </Top>
  );
}

function Top({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  return (
    <Card withBorder component="section" aria-label={title}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text size="sm" mb="sm">
        {why}
      </Text>
      <Stack component="ul" gap="xs" p={0} m={0} className="list-none">
        {children}
      </Stack>
    </Card>
  );
}

function TopRow({ name, value }: { name: ReactNode; value: string }) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="start">
      <Text>{name}</Text>
      <Text textWrap="nowrap" className="tabular">
        {value}
      </Text>
    </Group>
  );
}
