import { Alert, Stack, Text, Title } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { StaffAccount } from "@/lib/contracts/staff/account";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Failed, Loading } from "../states";
import { Notices } from "./notices";
import { Passkeys } from "./passkeys";
import { Password } from "./password";
import { PushNotices } from "./push-notices";
import { SecondFactor } from "./second-factor";
import { Sessions } from "./sessions";
import { Stores } from "./stores";
import { accountTexts } from "./texts";

export const STAFF_ACCOUNT = "/api/desk/account";

/** Whether more than one thing that can be stolen or guessed stands between a stranger and the desk. */
export const isWellProtected = ({ has_second_factor, passkeys }: StaffAccount): boolean =>
  has_second_factor || passkeys.length > 0;

/** How somebody proves who they are, and where they have the desk open. */
export function Account({ store, rights }: { store: StoreAnswer; rights: DeskCaller["rights"] }) {
  const { data, error, mutate } = useCall<StaffAccount>(STAFF_ACCOUNT);
  const changed = () => void mutate();
  const formats = deskFormats(store);
  return (
    <Stack gap="lg" maw={720}>
      <Stack gap={6}>
        <Title order={1}>{accountTexts.title}</Title>
        <Text>{accountTexts.intro}</Text>
      </Stack>
      {error && <Failed code={error.code} onRetry={changed} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          {!isWellProtected(data) && (
            <Alert color="orange" variant="light">
              {accountTexts.notSafe}
            </Alert>
          )}
          <Password account={data} onChanged={changed} />
          <Passkeys account={data} onChanged={changed} formats={formats} />
          <SecondFactor account={data} onChanged={changed} />
          <Notices account={data} rights={rights} onChanged={changed} />
          <PushNotices account={data} rights={rights} onChanged={changed} />
          <Stores />
          <Sessions account={data} onChanged={changed} formats={formats} />
        </>
      )}
    </Stack>
  );
}
