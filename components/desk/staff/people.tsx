import { Badge, Button, Card, CopyButton, Group, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { InvitedWire, StaffAnswer } from "@/lib/contracts/staff/members";
import { ROLE_NAMES } from "@/lib/domain/staff/right";
import { Failed, Loading, Refused } from "../states";
import { deskTexts, peopleTexts, ROLE_TEXTS } from "../texts";

const ROLES = ROLE_NAMES.map((value) => ({ value, label: `${ROLE_TEXTS[value].name}: ${ROLE_TEXTS[value].may}` }));

/** Who may come in, and the form that lets somebody in. */
export function People({ canWrite }: { canWrite: boolean }) {
  const { data, error, mutate } = useCall<StaffAnswer>("/api/owner/staff");
  const { run, isPending, refusal } = useWrite();
  const [invited, setInvited] = useState<InvitedWire | null>(null);
  const change = (write: () => Promise<unknown>) => run(() => write().finally(() => void mutate()));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { name, role, email } = Object.fromEntries(new FormData(form));
    const body = { name, role, email: email || null };
    void change(async () => {
      setInvited(await callDesk<InvitedWire>("/api/owner/staff", { method: "POST", body }));
      form.reset();
    });
  };
  const renew = (id: string) =>
    change(async () => setInvited(await callDesk<InvitedWire>(`/api/owner/staff/${id}/link`, { method: "POST" })));
  const reset = (id: string) =>
    change(async () => setInvited(await callDesk<InvitedWire>(`/api/owner/staff/${id}/reset`, { method: "POST" })));
  const update = (id: string, body: object) =>
    change(() => callDesk(`/api/owner/staff/${id}`, { method: "PATCH", body }));
  const end = (id: string) => change(() => callDesk(`/api/owner/staff/${id}`, { method: "DELETE" }));
  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={6}>
        <Title order={1}>{deskTexts.people}</Title>
        <Text>{peopleTexts.intro}</Text>
      </Stack>
      {refusal && <Refused code={refusal} />}
      {invited && <GivenLink invited={invited} />}
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.list.length === 0 && <Text>{peopleTexts.none}</Text>}
      {data?.list.map((member) => (
        <Member
          key={member._id}
          member={member}
          {...(canWrite && {
            onUpdate: (body: object) => update(member._id, body),
            onRenew: () => void renew(member._id),
            onReset: () => void reset(member._id),
            onEnd: () => void end(member._id),
          })}
          isPending={isPending}
        />
      ))}
      {canWrite && (
        <Card withBorder component="section" aria-label={peopleTexts.add}>
          <Title order={2} size="h3" mb="sm">
            {peopleTexts.add}
          </Title>
          <form onSubmit={add}>
            <Stack gap="sm">
              <TextInput size="md" name="name" label={peopleTexts.name} required maxLength={60} />
              <Select
                size="md"
                name="role"
                label={peopleTexts.role}
                data={ROLES}
                defaultValue="fulfilment"
                allowDeselect={false}
              />
              <TextInput
                size="md"
                name="email"
                type="email"
                label={peopleTexts.email}
                description={peopleTexts.emailHint}
              />
              <Group>
                <Button size="md" type="submit" loading={isPending}>
                  {peopleTexts.add}
                </Button>
              </Group>
              <Text size="sm">{peopleTexts.adding}</Text>
            </Stack>
          </form>
        </Card>
      )}
    </Stack>
  );
}

function GivenLink({ invited: { name, link } }: { invited: InvitedWire }) {
  return (
    <Card withBorder role="status">
      <Stack gap="xs">
        <Text>{peopleTexts.given(name)}</Text>
        <Text className="break-all" ff="monospace" size="sm">
          {link}
        </Text>
        <CopyButton value={link}>
          {({ copied, copy }) => (
            <Group>
              <Button size="md" onClick={copy}>
                {copied ? peopleTexts.copied : peopleTexts.copy}
              </Button>
            </Group>
          )}
        </CopyButton>
      </Stack>
    </Card>
  );
}

type MemberProps = {
  member: StaffAnswer["list"][number];
  onUpdate?: (body: object) => Promise<boolean>;
  onRenew?: () => void;
  onReset?: () => void;
  onEnd?: () => void;
  isPending: boolean;
};

function Member({ member, onUpdate, onRenew, onReset, onEnd, isPending }: MemberProps) {
  const { name, role, email, sessions, has_second_factor, passkeys } = member;
  const [asked, setAsked] = useState<"change" | "reset" | "end" | null>(null);
  return (
    <Card withBorder component="article" aria-label={name}>
      <Group justify="space-between">
        <div>
          <Group gap="xs">
            <Text fw={500}>{name}</Text>
            <Badge variant="default" tt="none" fw={500}>
              {ROLE_TEXTS[role].name}
            </Badge>
          </Group>
          <Text size="sm">
            {[
              ...(email === null ? [] : [email]),
              ...(passkeys > 0 ? [peopleTexts.passkey] : []),
              ...(has_second_factor ? [peopleTexts.safe] : []),
              peopleTexts.browsers(sessions),
            ].join(" · ")}
          </Text>
        </div>
        {onRenew && asked === null && (
          <Group gap="xs">
            <Button variant="default" disabled={isPending} onClick={() => setAsked("change")}>
              {peopleTexts.change}
            </Button>
            <Button variant="default" disabled={isPending} onClick={onRenew}>
              {peopleTexts.link}
            </Button>
            {(has_second_factor || passkeys > 0) && (
              <Button variant="default" disabled={isPending} onClick={() => setAsked("reset")}>
                {peopleTexts.reset}
              </Button>
            )}
            <Button variant="default" disabled={isPending} onClick={() => setAsked("end")}>
              {peopleTexts.end}
            </Button>
          </Group>
        )}
      </Group>
      {asked === "change" && onUpdate && (
        <ChangeMember
          member={member}
          isPending={isPending}
          onClose={() => setAsked(null)}
          onSave={async (body) => {
            if (await onUpdate(body)) setAsked(null);
          }}
        />
      )}
      {(asked === "end" || asked === "reset") && (
        <Stack gap="xs" mt="sm">
          <Text>{asked === "end" ? peopleTexts.sure(name) : peopleTexts.sureReset(name)}</Text>
          <Group gap="xs">
            <Button color="red" loading={isPending} onClick={asked === "end" ? onEnd : onReset}>
              {asked === "end" ? peopleTexts.yes : peopleTexts.yesReset}
            </Button>
            <Button variant="default" onClick={() => setAsked(null)}>
              {peopleTexts.no}
            </Button>
          </Group>
        </Stack>
      )}
    </Card>
  );
}

type ChangeMemberProps = {
  member: MemberProps["member"];
  isPending: boolean;
  onSave: (body: object) => void;
  onClose: () => void;
};

/** What somebody is called, and what they may do. */
function ChangeMember({ member: { name, role }, isPending, onSave, onClose }: ChangeMemberProps) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(Object.fromEntries(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={save}>
      <Stack gap="sm" mt="sm">
        <TextInput size="md" name="name" label={peopleTexts.name} defaultValue={name} required maxLength={60} />
        <Select size="md" name="role" label={peopleTexts.role} data={ROLES} defaultValue={role} allowDeselect={false} />
        <Group gap="xs">
          <Button type="submit" loading={isPending}>
            {peopleTexts.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {peopleTexts.no}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
