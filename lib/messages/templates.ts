import "server-only";
import type { z } from "zod";
import { accountDeleted } from "./account-deleted";
import { cancellationDeclined } from "./cancellation-declined";
import { cancellationRequested } from "./cancellation-requested";
import { codCode } from "./cod-code";
import { emailChanged } from "./email-changed";
import { emailCode } from "./email-code";
import { emailTaken } from "./email-taken";
import { enquiryReceived } from "./enquiry-received";
import { mobileCode } from "./mobile-code";
import { newsletterUnsubscribe } from "./newsletter-unsubscribe";
import { orderCancelled } from "./order-cancelled";
import { orderConfirmed } from "./order-confirmed";
import { orderDelivered } from "./order-delivered";
import { orderDispatched } from "./order-dispatched";
import { orderPlaced } from "./order-placed";
import { orderReady } from "./order-ready";
import { ownerCancellation } from "./owner-cancellation";
import { ownerEnquiry } from "./owner-enquiry";
import { ownerNewOrder } from "./owner-new-order";
import { ownerNewQuotation } from "./owner-new-quotation";
import { ownerQuotationWithdrawn } from "./owner-quotation-withdrawn";
import { ownerRevisionAsked } from "./owner-revision-asked";
import { passwordChanged } from "./password-changed";
import { passwordReset } from "./password-reset";
import { paymentReceived } from "./payment-received";
import { paymentTooLate } from "./payment-too-late";
import { proofCode } from "./proof-code";
import { quotationCancelled } from "./quotation-cancelled";
import { quotationRequested } from "./quotation-requested";
import { quotationRevised } from "./quotation-revised";
import { refundMade } from "./refund-made";
import { signInCode } from "./sign-in-code";
import type { MailTemplate, SmsTemplate } from "./template";
import { welcome } from "./welcome";
import { wishAlert } from "./wish-alert";

/** All that the shop writes to people: a new message is a file like those beside this one, and a line here. */
export const TEMPLATES = {
  cancellation_declined: cancellationDeclined,
  cancellation_requested: cancellationRequested,
  order_cancelled: orderCancelled,
  order_confirmed: orderConfirmed,
  order_delivered: orderDelivered,
  order_dispatched: orderDispatched,
  order_placed: orderPlaced,
  order_ready: orderReady,
  owner_cancellation: ownerCancellation,
  owner_new_order: ownerNewOrder,
  payment_received: paymentReceived,
  payment_too_late: paymentTooLate,
  refund_made: refundMade,
  owner_new_quotation: ownerNewQuotation,
  owner_quotation_withdrawn: ownerQuotationWithdrawn,
  owner_revision_asked: ownerRevisionAsked,
  quotation_cancelled: quotationCancelled,
  quotation_requested: quotationRequested,
  quotation_revised: quotationRevised,
  account_deleted: accountDeleted,
  cod_code: codCode,
  email_changed: emailChanged,
  email_code: emailCode,
  email_taken: emailTaken,
  mobile_code: mobileCode,
  newsletter_unsubscribe: newsletterUnsubscribe,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  proof_code: proofCode,
  sign_in_code: signInCode,
  welcome,
  wish_alert: wishAlert,
  enquiry_received: enquiryReceived,
  owner_enquiry: ownerEnquiry,
} as const;

export type TemplateName = keyof typeof TEMPLATES;

/** A message to be sent: which one, to whom (an e-mail address, or a mobile number as +919876543210), filled with what. */
export type Message = {
  [Name in TemplateName]: {
    template: Name;
    recipient: string;
    content: z.input<(typeof TEMPLATES)[Name]["content"]>;
  };
}[TemplateName];

/** Null for a name that an older or newer version of the shop has left in the outbox. */
export function findTemplate(name: string): MailTemplate | SmsTemplate | null {
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as TemplateName] : null;
}
