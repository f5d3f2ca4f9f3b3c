import "server-only";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import type { Database } from "@/lib/database/connection";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { quotationSummaryPath, quoteStatusPath } from "@/lib/domain/quotation/pages";
import type { Quotation, QuotationRevision } from "@/lib/domain/quotation/quotation";
import type { StoreDetails } from "@/lib/domain/store/store";
import type { Message } from "@/lib/messages/mail/templates";
import { quotationContent } from "@/lib/messages/quotation/wording";
import { tellShop } from "@/lib/workflows/outbox/tell-shop";

/**
 * Each function in this file queues mails in the transaction that changes the quotation; call `nudgeOutbox()` after the
 * commit. If the company has no e-mail address, the owner gets no mail but sees the change in the list of quotations.
 */

/** `key` is the key in the link to the quotation; the mail contains that link. */
export async function queueRequestedMails(
  store: StoreDetails,
  quotation: Quotation,
  key: string,
  now: Date,
  database: Database,
): Promise<void> {
  const content = quotationContent(quotation, `${store.origin}${quotationSummaryPath(quotation.id, key)}`);
  const message = { template: "quotation_requested", recipient: messageRecipient(quotation), content } as const;
  await queueMessage(store.id, message, database, now);
  const { link: _, ...shared } = content;
  await queueForOwner(
    store,
    "owner_new_quotation",
    { ...shared, ...contactOf(quotation), note: quotation.note },
    now,
    database,
  );
}

/** The links in this mail approve or answer only this revision, not a later one. */
export async function queueRevisedMail(
  store: StoreDetails,
  quotation: Quotation,
  { number: revision, message }: QuotationRevision,
  now: Date,
  database: Database,
): Promise<void> {
  const key = await insertQuotationLink(store.id, quotation.id, now, database);
  const linkTo = (answer: "approve" | "revision") =>
    `${store.origin}${quoteStatusPath(quotation.id, answer, { key, revision })}`;
  const { link: _, ...shared } = quotationContent(quotation, store.origin);
  const links = { approve: linkTo("approve"), revise: linkTo("revision") };
  const content = { ...shared, ...links, message, isAnew: revision > 1 };
  await queueMessage(
    store.id,
    { template: "quotation_revised", recipient: messageRecipient(quotation), content },
    database,
    now,
  );
}

export async function queueCancelledMails(
  store: StoreDetails,
  quotation: Quotation,
  { by, reason }: NonNullable<Quotation["cancellation"]>,
  now: Date,
  database: Database,
): Promise<void> {
  const key = await insertQuotationLink(store.id, quotation.id, now, database);
  const shared = quotationContent(quotation, `${store.origin}${quotationSummaryPath(quotation.id, key)}`);
  const content = { ...shared, isByShop: by === "shop", reason };
  const message = { template: "quotation_cancelled", recipient: messageRecipient(quotation), content } as const;
  await queueMessage(store.id, message, database, now);
  const { number, customerName: name } = quotation;
  const forOwner = { number, name, ...contactOf(quotation), reason };
  if (by === "shopper") await queueForOwner(store, "owner_quotation_withdrawn", forOwner, now, database);
}

export async function queueOwnerRevisionAsked(
  store: StoreDetails,
  quotation: Quotation,
  text: string,
  now: Date,
  database: Database,
): Promise<void> {
  const { number, name, items, bill } = quotationContent(quotation, store.origin);
  await queueForOwner(
    store,
    "owner_revision_asked",
    { number, name, ...contactOf(quotation), items, bill, text },
    now,
    database,
  );
}

const contactOf = ({ email, contactMobile }: Quotation) => ({ email, contactMobile });

type OwnerTemplate = "owner_new_quotation" | "owner_revision_asked" | "owner_quotation_withdrawn";

async function queueForOwner<Template extends OwnerTemplate>(
  store: StoreDetails,
  template: Template,
  content: Extract<Message, { template: Template }>["content"],
  now: Date,
  database: Database,
): Promise<void> {
  await tellShop(
    store,
    "orders",
    { template, content } as Extract<Message, { template: OwnerTemplate }>,
    now,
    database,
  );
}
