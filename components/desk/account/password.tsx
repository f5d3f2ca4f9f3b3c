import { Button, Group, PasswordInput, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import { Section } from "../section";
import { Refused } from "../states";
import { accountTexts, signInTexts } from "./texts";

type PasswordProps = { account: StaffAccount; onChanged: () => void };

/** The address and the password that open the desk in any browser. */
export function Password({ account: { email, has_password }, onChanged }: PasswordProps) {
  const { run, isPending, refusal } = useWrite();
  const [isSaved, setSaved] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    setSaved(false);
    if (!(await run(() => callDesk("/api/desk/account/password", { method: "PUT", body })))) return;
    form.reset();
    setSaved(true);
    onChanged();
  };
  const why = has_password && email !== null ? accountTexts.passwordSet(email) : accountTexts.passwordWhy;
  return (
    <Section title={accountTexts.password} why={why}>
      {refusal && <Refused code={refusal} />}
      {isSaved && <Text role="status">{accountTexts.saved}</Text>}
      <form onSubmit={save}>
        <TextInput
          key={email}
          size="md"
          name="email"
          type="email"
          label={signInTexts.email}
          autoComplete="username"
          defaultValue={email ?? ""}
          required
          mb="sm"
        />
        <PasswordInput
          size="md"
          name="password"
          label={accountTexts.newPassword}
          description={accountTexts.passwordHint}
          autoComplete="new-password"
          required
          mb="md"
        />
        <Group>
          <Button size="md" type="submit" loading={isPending}>
            {accountTexts.save}
          </Button>
        </Group>
      </form>
    </Section>
  );
}
