import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";

/** What a step of an order gets: `send` makes the call and resolves to whether it was done. */
export type StepProps = {
  order: OwnerOrderWire;
  store: StoreAnswer;
  isPending: boolean;
  send: (step: string, body?: object, idempotencyKey?: string) => Promise<boolean>;
};

/** A step with what it means. */
export function Step({ why, children }: { why: string; children: ReactNode }) {
  return (
    <Stack gap="xs">
      {children}
      <Text size="sm">{why}</Text>
    </Stack>
  );
}
