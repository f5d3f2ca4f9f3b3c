import {
  Button,
  Card,
  Checkbox,
  CopyButton,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { type DeskFormats, deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { ApiTokensAnswer, ApiTokenWire, CreatedApiToken } from "@/lib/contracts/staff/tokens";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { Right } from "@/lib/domain/staff/right";
import { Section } from "../section";
import { Failed, Loading, Refused } from "../states";
import { RIGHT_TEXTS, tokenTexts } from "./texts";

const LIFETIMES = Object.entries(tokenTexts.lifetimes).map(([value, label]) => ({ value, label }));

type TokensProps = { store: StoreAnswer; rights: readonly Right[]; canWrite: boolean };

/** The programs that may call the store, and the form that makes a token for another one. */
export function Tokens({ store, rights, canWrite }: TokensProps) {
  const { data, error, mutate } = useCall<ApiTokensAnswer>("/api/owner/tokens");
  const { run, isPending, refusal } = useWrite();
  const [created, setCreated] = useState<CreatedApiToken | null>(null);
  const end = (id: string) =>
    run(() => callDesk(`/api/owner/tokens/${id}`, { method: "DELETE" }).finally(() => void mutate()));
  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={6}>
        <Title order={1}>{tokenTexts.title}</Title>
        <Text>{tokenTexts.intro}</Text>
      </Stack>
      {refusal && <Refused code={refusal} />}
      {created && <Created token={created} />}
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.list.length === 0 && <Text>{tokenTexts.none}</Text>}
      {data?.list.map((token) => (
        <Token
          key={token._id}
          token={token}
          formats={deskFormats(store)}
          isPending={isPending}
          {...(canWrite && { onEnd: () => void end(token._id) })}
        />
      ))}
      {canWrite && (
        <NewToken
          rights={rights}
          onCreated={(token) => {
            setCreated(token);
            void mutate();
          }}
        />
      )}
    </Stack>
  );
}

function Created({ token: { name, token } }: { token: CreatedApiToken }) {
  return (
    <Card withBorder role="status">
      <Stack gap="xs">
        <Text>{tokenTexts.created(name)}</Text>
        <Text className="break-all" ff="monospace" size="sm">
          {token}
        </Text>
        <CopyButton value={token}>
          {({ copied, copy }) => (
            <Group>
              <Button size="md" onClick={copy}>
                {copied ? tokenTexts.copied : tokenTexts.copy}
              </Button>
            </Group>
          )}
        </CopyButton>
      </Stack>
    </Card>
  );
}

type TokenProps = { token: ApiTokenWire; formats: DeskFormats; isPending: boolean; onEnd?: () => void };

function Token({ token, formats, isPending, onEnd }: TokenProps) {
  const { name, rights, expires_on, last_used_on } = token;
  const [isAsked, setAsked] = useState(false);
  return (
    <Card withBorder component="article" aria-label={name}>
      <Group justify="space-between" align="start">
        <div>
          <Text fw={500}>{name}</Text>
          <Text size="sm">
            {[
              last_used_on === null ? tokenTexts.neverUsed : tokenTexts.lastUsed(formats.minute(last_used_on)),
              expires_on === null ? tokenTexts.neverExpires : tokenTexts.expires(formats.day(expires_on)),
            ].join(", ")}
          </Text>
          <Text size="sm">{rights.map((right) => RIGHT_TEXTS[right]).join(", ")}</Text>
        </div>
        {onEnd && !isAsked && (
          <Button variant="default" disabled={isPending} onClick={() => setAsked(true)}>
            {tokenTexts.end}
          </Button>
        )}
      </Group>
      {isAsked && (
        <Stack gap="xs" mt="sm">
          <Text>{tokenTexts.sure(name)}</Text>
          <Group gap="xs">
            <Button color="red" loading={isPending} onClick={onEnd}>
              {tokenTexts.yes}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {tokenTexts.no}
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}

type NewTokenProps = { rights: readonly Right[]; onCreated: (token: CreatedApiToken) => void };

/** Offers only the rights that its maker has: nobody gives away more. */
function NewToken({ rights, onCreated }: NewTokenProps) {
  const { run, isPending, refusal } = useWrite();
  const [chosen, setChosen] = useState<string[]>([]);
  const [days, setDays] = useState("90");
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name") ?? "");
    const body = { name, rights: chosen, days: days === "" ? null : Number(days) };
    void run(async () => {
      onCreated(await callDesk<CreatedApiToken>("/api/owner/tokens", { method: "POST", body }));
      form.reset();
      setChosen([]);
    });
  };
  return (
    <Section title={tokenTexts.add}>
      <form onSubmit={add}>
        <Stack gap="sm">
          {refusal && <Refused code={refusal} />}
          <TextInput
            size="md"
            name="name"
            label={tokenTexts.name}
            description={tokenTexts.nameHint}
            required
            maxLength={60}
          />
          <Select
            size="md"
            label={tokenTexts.lifetime}
            data={LIFETIMES}
            value={days}
            allowDeselect={false}
            onChange={(value) => setDays(value ?? "")}
          />
          <Checkbox.Group label={tokenTexts.rights} value={chosen} onChange={setChosen}>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt="xs">
              {rights.map((right) => (
                <Checkbox key={right} size="md" value={right} label={RIGHT_TEXTS[right]} />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
          <Group>
            <Button size="md" type="submit" loading={isPending} disabled={chosen.length === 0}>
              {tokenTexts.add}
            </Button>
          </Group>
          {chosen.length === 0 && <Text size="sm">{tokenTexts.noRights}</Text>}
        </Stack>
      </form>
    </Section>
  );
}
