import "server-only";
import type { z } from "zod";
import { accountDeleted } from "@/lib/messages/customer/account-deleted";
import { emailChanged } from "@/lib/messages/customer/email-changed";
import { emailCode } from "@/lib/messages/customer/email-code";
import { emailTaken } from "@/lib/messages/customer/email-taken";
import { mobileCode } from "@/lib/messages/customer/mobile-code";
import { passwordChanged } from "@/lib/messages/customer/password-changed";
import { passwordReset } from "@/lib/messages/customer/password-reset";
import { proofCode } from "@/lib/messages/customer/proof-code";
import { signInCode } from "@/lib/messages/customer/sign-in-code";
import { welcome } from "@/lib/messages/customer/welcome";
import { enquiryAnswered } from "@/lib/messages/enquiry/answered";
import { ownerEnquiry } from "@/lib/messages/enquiry/owner-enquiry";
import { ownerQuestion } from "@/lib/messages/enquiry/owner-question";
import { questionReceived } from "@/lib/messages/enquiry/question-received";
import { enquiryReceived } from "@/lib/messages/enquiry/received";
import { fitProfileMail } from "@/lib/messages/fit-profile";
import { leftCart } from "@/lib/messages/left-cart";
import { newsletterUnsubscribe, newsletterWelcome } from "@/lib/messages/newsletter";
import { cancellationDeclined } from "@/lib/messages/order/cancellation-declined";
import { cancellationRequested } from "@/lib/messages/order/cancellation-requested";
import { orderCancelled } from "@/lib/messages/order/cancelled";
import { orderConfirmed } from "@/lib/messages/order/confirmed";
import { orderDelivered } from "@/lib/messages/order/delivered";
import { orderDispatched } from "@/lib/messages/order/dispatched";
import { orderLink } from "@/lib/messages/order/link";
import { ownerCancellation } from "@/lib/messages/order/owner-cancellation";
import { ownerCancelled } from "@/lib/messages/order/owner-cancelled";
import { ownerNewOrder } from "@/lib/messages/order/owner-new-order";
import { orderPlaced } from "@/lib/messages/order/placed";
import { orderReady } from "@/lib/messages/order/ready";
import { cashOnDeliveryCode } from "@/lib/messages/payment/cash-on-delivery-code";
import { ownerDispute } from "@/lib/messages/payment/owner-dispute";
import { paymentReceived } from "@/lib/messages/payment/received";
import { refundMade } from "@/lib/messages/payment/refund-made";
import { paymentTooLate } from "@/lib/messages/payment/too-late";
import { transferLapsed } from "@/lib/messages/payment/transfer-lapsed";
import { transferReminder } from "@/lib/messages/payment/transfer-reminder";
import { paymentUnfinished } from "@/lib/messages/payment/unfinished";
import { quotationCancelled } from "@/lib/messages/quotation/cancelled";
import { ownerNewQuotation } from "@/lib/messages/quotation/owner-new-quotation";
import { ownerQuotationWithdrawn } from "@/lib/messages/quotation/owner-quotation-withdrawn";
import { ownerRevisionAsked } from "@/lib/messages/quotation/owner-revision-asked";
import { quotationRequested } from "@/lib/messages/quotation/requested";
import { quotationRevised } from "@/lib/messages/quotation/revised";
import { returnNews } from "@/lib/messages/return/news";
import { ownerReturn } from "@/lib/messages/return/owner-return";
import { staffInvitation } from "@/lib/messages/staff/invitation";
import { ownerLowStock } from "@/lib/messages/staff/low-stock";
import { newOrderNotice } from "@/lib/messages/staff/new-order-notice";
import { stockAlert } from "@/lib/messages/stock-alert";
import { wishlistAlert } from "@/lib/messages/wishlist";
import { ownerWithdrawal } from "@/lib/messages/withdrawal/owner-withdrawal";
import { withdrawalReceived } from "@/lib/messages/withdrawal/received";
import type { MailTemplate, PushTemplate, SmsTemplate } from "./template";

/**
 * The templates of all e-mails, text messages and notices to browsers. To add one, create a file in `lib/messages/<subject>` and list it
 * here.
 */
export const TEMPLATES = {
  cancellation_declined: cancellationDeclined,
  cancellation_requested: cancellationRequested,
  order_cancelled: orderCancelled,
  order_confirmed: orderConfirmed,
  order_delivered: orderDelivered,
  order_dispatched: orderDispatched,
  order_link: orderLink,
  order_placed: orderPlaced,
  order_ready: orderReady,
  owner_question: ownerQuestion,
  question_received: questionReceived,
  owner_cancellation: ownerCancellation,
  owner_cancelled: ownerCancelled,
  owner_low_stock: ownerLowStock,
  owner_new_order: ownerNewOrder,
  owner_return: ownerReturn,
  owner_dispute: ownerDispute,
  return_news: returnNews,
  owner_withdrawal: ownerWithdrawal,
  withdrawal_received: withdrawalReceived,
  payment_received: paymentReceived,
  payment_too_late: paymentTooLate,
  payment_unfinished: paymentUnfinished,
  refund_made: refundMade,
  transfer_lapsed: transferLapsed,
  transfer_reminder: transferReminder,
  owner_new_quotation: ownerNewQuotation,
  owner_quotation_withdrawn: ownerQuotationWithdrawn,
  owner_revision_asked: ownerRevisionAsked,
  quotation_cancelled: quotationCancelled,
  quotation_requested: quotationRequested,
  quotation_revised: quotationRevised,
  account_deleted: accountDeleted,
  cod_code: cashOnDeliveryCode,
  email_changed: emailChanged,
  email_code: emailCode,
  email_taken: emailTaken,
  left_cart: leftCart,
  mobile_code: mobileCode,
  newsletter_unsubscribe: newsletterUnsubscribe,
  newsletter_welcome: newsletterWelcome,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  proof_code: proofCode,
  sign_in_code: signInCode,
  stock_alert: stockAlert,
  welcome,
  wish_alert: wishlistAlert,
  fit_profile: fitProfileMail,
  staff_invitation: staffInvitation,
  new_order_notice: newOrderNotice,
  enquiry_answered: enquiryAnswered,
  enquiry_received: enquiryReceived,
  owner_enquiry: ownerEnquiry,
} as const;

type TemplateName = keyof typeof TEMPLATES;

/**
 * A message to send: the name of its template, its recipient (an e-mail address, a mobile number such as
 * +919876543210, or a browser, see `pushRecipient`) and its content.
 */
export type Message = {
  [Name in TemplateName]: {
    template: Name;
    recipient: string;
    content: z.input<(typeof TEMPLATES)[Name]["content"]>;
  };
}[TemplateName];

/** The template with this name. Null if there is none, because another version of the shop queued the message. */
export function findTemplate(name: string): MailTemplate | SmsTemplate | PushTemplate | null {
  return Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as TemplateName] : null;
}
