import { Button, Divider, PasswordInput, Stack, Text } from "@mantine/core";
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { canUsePasskeys, signWithPasskey } from "@/lib/browser/desk/passkeys";
import { ProofContext } from "@/lib/browser/desk/proof";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import { Dialog } from "../dialog";
import { Loading, Refused } from "../states";
import { CodeInput } from "./code-input";
import { proofTexts } from "./texts";

/** Lets the writes below ask who is there, in a dialog over what is being done. */
export function AskWhoIsThere({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(undefined);
  const ask = useCallback(() => {
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (isProven: boolean) => {
    setAsking(false);
    answer.current?.(isProven);
  };
  return (
    <ProofContext value={ask}>
      {children}
      <Dialog
        opened={isAsking}
        centered
        title={proofTexts.title}
        close={proofTexts.cancel}
        onClose={() => close(false)}
      >
        <Proof onProven={() => close(true)} />
      </Dialog>
    </ProofContext>
  );
}

function Proof({ onProven }: { onProven: () => void }) {
  const { data: account } = useCall<StaffAccount>("/api/desk/account");
  const { run, isPending, refusal } = useWrite();
  const prove = async (proof: () => Promise<unknown>) => {
    if (await run(proof)) onProven();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    void prove(() => callDesk("/api/desk/proof", { method: "POST", body }));
  };
  if (!account) return <Loading />;
  const hasPasskey = account.passkeys.length > 0 && canUsePasskeys();
  return (
    <Stack gap="md">
      <Text>{account.has_password || hasPasskey ? proofTexts.why : proofTexts.none}</Text>
      {refusal && <Refused code={refusal} />}
      {account.has_password && (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <PasswordInput
              size="md"
              name="password"
              label={proofTexts.password}
              autoComplete="current-password"
              required
              data-autofocus
            />
            {account.has_second_factor && <CodeInput label={proofTexts.code} isFirst={false} />}
            <Button size="md" type="submit" loading={isPending}>
              {proofTexts.go}
            </Button>
          </Stack>
        </form>
      )}
      {account.has_password && hasPasskey && <Divider />}
      {hasPasskey && (
        <Button
          size="md"
          variant={account.has_password ? "default" : "filled"}
          disabled={isPending}
          onClick={() => void prove(() => signWithPasskey("/api/desk/proof/passkey"))}
        >
          {proofTexts.passkey}
        </Button>
      )}
    </Stack>
  );
}
