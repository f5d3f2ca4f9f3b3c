import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OtherStores } from "@/lib/contracts/staff/account";
import { Section } from "../section";
import { Refused } from "../states";
import { CodeInput, needsCode } from "./code-input";
import { otherStoreTexts } from "./texts";

export const OTHER_STORES = "/api/desk/account/stores";

/** The secret of a pasted link to a desk; the whole text if it is none. */
const secretOf = (pasted: string) => pasted.trim().split("#").at(-1) ?? "";

/** The other stores of somebody, each a way to its desk, and the form that adds one. */
export function Stores() {
  const { data, mutate } = useCall<OtherStores>(OTHER_STORES);
  const { run, isPending, refusal } = useWrite();
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { link, code } = Object.fromEntries(new FormData(form));
    const body = { link: secretOf(String(link)), ...(code && { code }) };
    void run(async () => {
      await mutate(await callDesk<OtherStores>(OTHER_STORES, { method: "POST", body }), false);
      form.reset();
    });
  };
  return (
    <Section title={otherStoreTexts.title} why={otherStoreTexts.why}>
      {data?.list.map((store) => (
        <Group key={store.store_id} justify="space-between">
          <Text fw={500}>{store.store_name}</Text>
          <ToStore storeId={store.store_id} name={store.store_name} />
        </Group>
      ))}
      <form onSubmit={add}>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <TextInput
            size="md"
            name="link"
            label={otherStoreTexts.link}
            description={otherStoreTexts.linkHint}
            required
            withAsterisk={false}
            autoComplete="off"
          />
          {needsCode(refusal) && <CodeInput label={otherStoreTexts.code} />}
          <Group>
            <Button size="md" type="submit" variant="default" loading={isPending}>
              {otherStoreTexts.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}

/** Leads to the desk of another store, without signing in there again. */
export function ToStore({ storeId, name }: { storeId: string; name: string }) {
  const { run, isPending, refusal } = useWrite();
  const [isLeaving, setLeaving] = useState(false);
  const go = () =>
    run(async () => {
      const path = `${OTHER_STORES}/${encodeURIComponent(storeId)}/link` as const;
      const { link: url } = await callDesk<{ link: string }>(path, { method: "POST" });
      setLeaving(true);
      window.location.assign(url);
    });
  return (
    <>
      {refusal && <Refused code={refusal} />}
      <Button variant="default" loading={isPending || isLeaving} onClick={() => void go()}>
        {otherStoreTexts.go(name)}
      </Button>
    </>
  );
}
