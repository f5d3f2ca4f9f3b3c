import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import type { DeskCaller } from "@/lib/contracts/staff/desk";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Refused } from "../states";
import { CancelForm } from "./cancel-form";
import { askedToCancel, DecideCancellations } from "./decide-cancellation";
import { DeleteTest } from "./delete-test";
import { DispatchForm } from "./dispatch-form";
import { PaymentLink } from "./payment-link";
import { DueRefund, GrantRefund } from "./refund-form";
import { Step, type StepProps } from "./step";
import { stepTexts } from "./texts";

type StepsProps = {
  order: OwnerOrderWire;
  store: StoreAnswer;
  rights: DeskCaller["rights"];
  onDone: (after: OwnerOrderWire) => void;
  /** A step was refused, perhaps because the order is not what it was. */
  onRefused: () => void;
};

/** What can be done with the order now, each with what it means. Nothing is done before the shop has said so. */
export function Steps({ order, store, rights, onDone, onRefused }: StepsProps) {
  const { run, isPending, refusal } = useWrite();
  const send: StepProps["send"] = async (step, body = {}, idempotencyKey) => {
    const isDone = await run(async () => {
      const path = `/api/owner/orders/${encodeURIComponent(order._id)}/${step}` as const;
      const request = { method: "POST", body, ...(idempotencyKey && { idempotencyKey }) } as const;
      onDone(await callDesk<OwnerOrderWire>(path, request));
    });
    if (!isDone) onRefused();
    return isDone;
  };
  const { order_status: status, payment_details: payment } = order;
  const isOpen = status === "placed" || status === "confirmed";
  const mayChange = rights.includes("orders.write");
  const mayPay = rights.includes("money.write");
  const canBePaid = mayPay && payment.status === "awaited" && status !== "cancelled";
  const isOwed = mayPay && payment.status === "refund_due";
  const canBeRefunded = mayPay && status === "delivered" && payment.status === "paid";
  const canBeCancelled = mayChange && isOpen;
  const canBeSent = mayChange && isOpen;
  const canBeDelivered = mayChange && (isOpen || status === "dispatched");
  const isAskedToCancel = mayChange && askedToCancel(order).length > 0;
  const canComeBack = mayChange && status === "dispatched";
  const canBeRevived = mayPay && status === "lapsed" && order.placed_on !== null;
  const canBeLinked =
    !order.is_test && mayPay && (payment.status === "awaited" || payment.status === "failed") && status !== "cancelled";
  const isAnything =
    order.is_test ||
    canBeDelivered ||
    canBePaid ||
    isOwed ||
    canBeRefunded ||
    isAskedToCancel ||
    canBeRevived ||
    canBeLinked;
  const step = { order, store, isPending, send };
  return (
    <Card withBorder component="section" aria-label={stepTexts.title}>
      <Title order={2} size="h3" mb="sm">
        {stepTexts.title}
      </Title>
      <Stack gap="lg">
        {refusal && <Refused code={refusal} />}
        {!isAnything && <Text>{mayChange ? stepTexts.nothing : stepTexts.noRight}</Text>}
        {isAskedToCancel && <DecideCancellations {...step} />}
        {canBeRevived && (
          <Step why={stepTexts.lateWhy}>
            <Button size="md" loading={isPending} onClick={() => void send("late-payment")}>
              {stepTexts.late}
            </Button>
          </Step>
        )}
        {isOwed && <DueRefund {...step} />}
        {canBePaid && (
          <Step why={stepTexts.paidWhy(deskFormats(store).money(order.final_price))}>
            <Button size="md" loading={isPending} onClick={() => void send("payment")}>
              {stepTexts.paid}
            </Button>
          </Step>
        )}
        {canBeLinked && <PaymentLink order={order} />}
        {mayChange && status === "placed" && (
          <Step why={stepTexts.confirmWhy}>
            <Button
              size="md"
              variant={canBePaid ? "default" : "filled"}
              loading={isPending}
              onClick={() => void send("confirm")}
            >
              {stepTexts.confirm}
            </Button>
          </Step>
        )}
        {/* A new form for each parcel. */}
        {canBeSent && <DispatchForm key={order.item_groups.length} {...step} />}
        {canBeDelivered && (
          <Step why={stepTexts.deliverWhy}>
            <Button
              size="md"
              variant={status === "dispatched" ? "filled" : "default"}
              loading={isPending}
              onClick={() => void send("deliver")}
            >
              {stepTexts.deliver}
            </Button>
          </Step>
        )}
        {canComeBack && (
          <Step why={stepTexts.cameBackWhy}>
            <Button size="md" variant="default" loading={isPending} onClick={() => void send("came-back")}>
              {stepTexts.cameBack}
            </Button>
          </Step>
        )}
        {canBeRefunded && <GrantRefund {...step} />}
        {canBeCancelled && <CancelForm {...step} />}
        {mayChange && order.is_test && <DeleteTest order={order} />}
      </Stack>
    </Card>
  );
}
