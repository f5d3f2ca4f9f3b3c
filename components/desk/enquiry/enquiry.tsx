import { Anchor, Badge, Button, Card, Group, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useCall } from "@/lib/browser/desk/use-call";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { AnsweredEnquiry, EnquiryWire } from "@/lib/contracts/enquiry";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { productPath } from "@/lib/domain/product/path";
import { withBasePath } from "@/lib/domain/site/base-path";
import { DeskLink } from "../link";
import { Refused } from "../states";
import { enquiryTexts } from "./texts";

type EnquiryCardProps = {
  enquiry: EnquiryWire;
  store: StoreAnswer;
  mayWrite: boolean;
  onDone: (text: string) => void;
};

/** One question with who asked it, and its answers once it is opened. */
export function EnquiryCard({ enquiry, store, mayWrite, onDone }: EnquiryCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, email, mobile, product_slug: slug, product_name: about, options, product_sku: sku } = enquiry;
  const whole = [about, options, sku].filter(Boolean).join(", ");
  const isWaiting = enquiry.answered_on === null;
  return (
    <Card withBorder component="article" aria-label={enquiryTexts.from(name)}>
      <Stack gap="sm">
        <Group justify="space-between" align="start" wrap="nowrap">
          <div>
            <Text fw={500}>
              {enquiry.customer_id ? (
                <Anchor component={DeskLink} inherit href={`/desk/customers/${enquiry.customer_id}`}>
                  {name}
                </Anchor>
              ) : (
                name
              )}
            </Text>
            <Text size="sm" className="[overflow-wrap:anywhere]">
              <Anchor inherit href={`mailto:${email}`}>
                {email}
              </Anchor>
              {mobile && ", "}
              {mobile && (
                <Anchor inherit href={`tel:${mobile.replaceAll(" ", "")}`}>
                  {mobile}
                </Anchor>
              )}
            </Text>
            <Text size="sm">{deskFormats(store).minute(enquiry.sent_on)}</Text>
          </div>
          <Badge variant={isWaiting ? "filled" : "default"} tt="none" fw={500}>
            {isWaiting ? enquiryTexts.waiting : enquiryTexts.answered}
          </Badge>
        </Group>
        {whole && (slug ? <Anchor href={withBasePath(productPath(slug))}>{whole}</Anchor> : <Text>{whole}</Text>)}
        <Text className="whitespace-pre-line [overflow-wrap:anywhere]">{enquiry.message}</Text>
        {isOpen ? (
          <Answers enquiry={enquiry} store={store} mayWrite={mayWrite} onDone={onDone} />
        ) : (
          (mayWrite || !isWaiting) && (
            <Group>
              <Button variant="default" size="md" onClick={() => setOpen(true)}>
                {isWaiting ? enquiryTexts.open : enquiryTexts.show}
              </Button>
            </Group>
          )
        )}
      </Stack>
    </Card>
  );
}

function Answers({ enquiry: { _id, name, email }, store, mayWrite, onDone }: EnquiryCardProps) {
  const path = `/api/owner/enquiries/${encodeURIComponent(_id)}` as const;
  const { data, mutate } = useCall<AnsweredEnquiry>(path);
  const { run, isPending, refusal } = useWrite();
  const { minute } = deskFormats(store);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const send = (step: "replies" | "answered", body: object, said: string) =>
    run(async () => {
      await mutate(await callDesk<AnsweredEnquiry>(`${path}/${step}`, { method: "POST", body }), false);
      onDone(said);
    });
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await send("replies", Object.fromEntries(new FormData(form)), enquiryTexts.sent(name))) {
      form.reset();
      setTyped(false);
    }
  };
  return (
    <>
      {data?.reply_list.map((reply) => (
        <div key={reply._id} className="border-line border-l ps-4">
          <Text className="whitespace-pre-line">{reply.text}</Text>
          <Text size="sm">{enquiryTexts.said(reply.by, minute(reply.on))}</Text>
        </div>
      ))}
      {mayWrite && (
        <form onSubmit={answer}>
          <Stack gap="sm">
            {refusal && <Refused code={refusal} />}
            <Textarea
              size="md"
              name="text"
              label={enquiryTexts.answer}
              description={enquiryTexts.answerHint(email)}
              autoFocus
              autosize
              minRows={3}
              maxLength={2000}
              required
              withAsterisk={false}
              onChange={({ currentTarget }) => setTyped(currentTarget.value.trim() !== "")}
            />
            <Group gap="xs">
              <Button type="submit" size="md" loading={isPending}>
                {enquiryTexts.send}
              </Button>
              {data?.answered_on === null && (
                <Button
                  size="md"
                  variant="default"
                  disabled={isPending}
                  onClick={() => void send("answered", {}, enquiryTexts.noted(name))}
                >
                  {enquiryTexts.elsewhere}
                </Button>
              )}
            </Group>
            {data?.answered_on === null && <Text size="sm">{enquiryTexts.elsewhereWhy}</Text>}
          </Stack>
        </form>
      )}
    </>
  );
}
