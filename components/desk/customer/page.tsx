import { Anchor, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { OwnerCustomer } from "@/lib/contracts/customer/owner-calls";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { DeskLink } from "../link";
import { placedAt } from "../modules/registry";
import { ORDER_STATUS_NAMES } from "../order/texts";
import { Section } from "../section";
import { Failed, Loading } from "../states";
import { CustomerData } from "./data";
import { CustomerNotes } from "./notes";
import { customerTexts } from "./texts";

type CustomerPageProps = { id: string; store: StoreAnswer; rights: DeskCaller["rights"] };

/** What the store knows about one customer, and what can be done if they ask for it. */
export function CustomerPage({ id, store, rights }: CustomerPageProps) {
  const [erased, setErased] = useState("");
  const path = `/api/owner/customers/${encodeURIComponent(id)}` as const;
  const { data, error, mutate } = useCall<OwnerCustomer>(erased ? null : path);
  const back = (
    <Anchor component={DeskLink} href="/desk/customers" size="sm">
      ← {customerTexts.title}
    </Anchor>
  );
  if (erased) {
    return (
      <Stack gap="lg">
        {back}
        <Text role="status">{customerTexts.erased(erased)}</Text>
      </Stack>
    );
  }
  if (error && !data) return <Failed code={error.code} onRetry={() => void mutate()} />;
  if (!data) return <Loading />;
  const { customer } = data;
  const mayWrite = rights.includes("customers.write");
  return (
    <Stack gap="lg" maw={960}>
      <Stack gap={6}>
        {back}
        <Title order={1}>{customer.name}</Title>
        <Text size="sm">
          {[
            customerTexts.number(customer.unique_id),
            customerTexts.since(deskFormats(store).day(customer.created_on)),
          ].join(", ")}
        </Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Stack gap="lg">
          <Contact file={data} />
          {data.order_list && <Orders file={data} store={store} />}
          {placedAt("customerBlocks", rights, store).map(({ key, Block }) => (
            <Block key={key} file={data} store={store} />
          ))}
        </Stack>
        <Stack gap="lg">
          <CustomerNotes
            path={path}
            notes={data.note_list}
            store={store}
            mayWrite={mayWrite}
            onAdded={(after) => void mutate(after, false)}
          />
          {mayWrite && <CustomerData path={path} customer={customer} onErased={() => setErased(customer.name)} />}
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

function Contact({ file: { customer, address_list } }: { file: OwnerCustomer }) {
  const mobile = [customer.dial_code, customer.mobile].filter(Boolean).join(" ");
  return (
    <Section title={customerTexts.contact}>
      {customer.email && <Anchor href={`mailto:${customer.email}`}>{customer.email}</Anchor>}
      {mobile && (
        <Text>
          <Anchor href={`tel:${mobile.replaceAll(" ", "")}`}>{mobile}</Anchor>
          {!customer.mobile_verified && ` (${customerTexts.unconfirmed})`}
        </Text>
      )}
      {customer.gst.number && (
        <Text>{[customerTexts.gst, customer.gst.number, customer.gst.company].filter(Boolean).join(" ")}</Text>
      )}
      <Text fw={500}>{customerTexts.addresses}</Text>
      {address_list.length === 0 && <Text>{customerTexts.noAddresses}</Text>}
      {address_list.map((address) => (
        <div key={address._id}>
          <Text>
            {[address.name, address.door_no, address.address, address.landmark].filter(Boolean).join(", ")}
            {", "}
            {[address.city, address.state, address.pincode, address.country].filter(Boolean).join(" ")}
          </Text>
          <Text size="sm">
            {[
              ...(address.shipping_address ? [customerTexts.shipping] : []),
              ...(address.billing_address ? [customerTexts.billing] : []),
              [address.dial_code, address.mobile].filter(Boolean).join(" "),
            ]
              .filter(Boolean)
              .join(", ")}
          </Text>
        </div>
      ))}
    </Section>
  );
}

function Orders({ file, store }: { file: OwnerCustomer; store: StoreAnswer }) {
  const { money, day } = deskFormats(store);
  const list = file.order_list ?? [];
  const sought = file.customer.email || file.customer.mobile;
  return (
    <Section title={customerTexts.latestOrders}>
      {list.length === 0 && <Text>{customerTexts.orders(0)}</Text>}
      {list.map(({ _id, number, status, total, created_on }) => (
        <Group key={_id} justify="space-between" wrap="nowrap" align="start">
          <div>
            <Anchor component={DeskLink} href={`/desk/orders/${encodeURIComponent(number)}`}>
              {number}
            </Anchor>
            <Text size="sm">{[ORDER_STATUS_NAMES[status], day(created_on)].join(", ")}</Text>
          </div>
          <Text textWrap="nowrap" className="tabular">
            {money(total)}
          </Text>
        </Group>
      ))}
      {(file.orders ?? 0) > list.length && (
        <Anchor component={DeskLink} href={`/desk/orders?${new URLSearchParams({ q: sought })}`}>
          {customerTexts.allOrders(file.orders ?? 0)}
        </Anchor>
      )}
    </Section>
  );
}
