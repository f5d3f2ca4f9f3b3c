import { z } from "zod";
import { addressWireSchema } from "@/lib/contracts/address/calls";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { profileWireSchema } from "@/lib/contracts/customer/calls";
import { doneSchema, idSchema, line, momentSchema, paragraphs } from "@/lib/contracts/customer/fields";
import { addressToWire, profileToWire } from "@/lib/contracts/customer/wire";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Address } from "@/lib/domain/address/address";
import {
  type Customer,
  type CustomerNote,
  type ListedCustomer,
  MAX_CUSTOMER_NOTE_LENGTH,
} from "@/lib/domain/customer/customer";
import { ORDER_STATUSES, type Order } from "@/lib/domain/order/order";

export const CUSTOMERS_PER_PAGE = 50;

export const customersAnswerSchema = z.object({
  list: z.array(
    z.object({
      _id: z.string(),
      unique_id: z.string().meta({ description: "A running number of six digits" }),
      name: z.string(),
      email: z.string().meta({ description: "Empty for customers who sign in with their mobile number" }),
      mobile: z.string().meta({ description: 'Such as "+91 9876543210"; empty without one' }),
      orders: z.int(),
      last_order_on: momentSchema.nullable(),
      created_on: momentSchema,
    }),
  ),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type CustomersAnswer = z.output<typeof customersAnswerSchema>;

export function listedCustomerToWire(customer: ListedCustomer): CustomersAnswer["list"][number] {
  const { id, number, name, email, dialCode, mobile, orders, lastOrderAt, createdAt } = customer;
  return {
    _id: id,
    unique_id: `${number}`,
    name,
    email,
    mobile: [dialCode, mobile].filter(Boolean).join(" "),
    orders,
    last_order_on: lastOrderAt?.toISOString() ?? null,
    created_on: createdAt.toISOString(),
  };
}

export const ownerCustomerSchema = z.object({
  customer: profileWireSchema,
  address_list: z.array(addressWireSchema),
  fit_profiles: z.array(z.string()).meta({ description: "The names of the profiles with the customer's measurements" }),
  note_list: z.array(z.object({ _id: z.string(), on: momentSchema, by: z.string(), text: z.string() })),
  order_list: z
    .array(
      z.object({
        _id: z.string(),
        number: z.string(),
        status: z.enum(ORDER_STATUSES),
        total: z.number(),
        created_on: momentSchema,
      }),
    )
    .nullable()
    .meta({ description: "The latest, the newest first; null without the right `orders.read`" }),
  orders: z.int().nullable().meta({ description: "How many there are; null without the right `orders.read`" }),
});
export type OwnerCustomer = z.output<typeof ownerCustomerSchema>;

/** What the store knows about a customer. `orders` is null for callers who may not read any. */
export type CustomerFile = {
  customer: Customer;
  addresses: readonly (Address & { id: string })[];
  fitProfiles: readonly string[];
  notes: readonly CustomerNote[];
  orders: { latest: readonly Order[]; total: number } | null;
};

export function customerFileToWire({ customer, addresses, fitProfiles, notes, orders }: CustomerFile): OwnerCustomer {
  return {
    customer: profileToWire(customer),
    address_list: addresses.map(addressToWire),
    fit_profiles: [...fitProfiles],
    note_list: notes.map(({ id, createdAt, author, text }) => ({
      _id: id,
      on: createdAt.toISOString(),
      by: author,
      text,
    })),
    order_list:
      orders?.latest.map(({ id, number, status, finalPrice, createdAt }) => ({
        _id: id,
        number,
        status,
        total: toMajor(finalPrice),
        created_on: createdAt.toISOString(),
      })) ?? null,
    orders: orders?.total ?? null,
  };
}

export const listCustomersCall = defineCall({
  method: "GET",
  path: "/api/owner/customers",
  caller: "owner",
  right: "customers.read",
  summary: "The customers with an account, the newest first",
  query: storeQuerySchema.extend({
    q: line(100).default("").meta({ description: "A part of a name, e-mail or mobile number, or a whole number" }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  answer: customersAnswerSchema,
});

const customerParams = z.object({ customer_id: idSchema });

export const showCustomerCall = defineCall({
  method: "GET",
  path: "/api/owner/customers/{customer_id}",
  caller: "owner",
  right: "customers.read",
  summary: "A customer with addresses, profiles, orders and the notes of the store's people",
  params: customerParams,
  query: storeQuerySchema,
  answer: ownerCustomerSchema,
  refusals: ["customer_unknown"],
});

export const addCustomerNoteCall = defineCall({
  method: "POST",
  path: "/api/owner/customers/{customer_id}/notes",
  caller: "owner",
  right: "customers.write",
  summary:
    "Keeps a note about a customer for the people of the store. The customer gets it with an export of their data.",
  params: customerParams,
  query: storeQuerySchema,
  body: z.object({ text: paragraphs(MAX_CUSTOMER_NOTE_LENGTH).refine((said) => said !== "") }),
  answer: ownerCustomerSchema,
  refusals: ["customer_unknown"],
});

export const exportCustomerCall = defineCall({
  method: "POST",
  path: "/api/owner/customers/{customer_id}/export",
  caller: "owner",
  right: "customers.write",
  needsProof: true,
  summary: "All data of a customer who has asked for it, as one file. The log keeps who took it.",
  params: customerParams,
  query: storeQuerySchema,
  answer: z.looseObject({ exported_on: momentSchema, customer: profileWireSchema }),
  refusals: ["store_unknown", "customer_unknown"],
});

export const eraseCustomerCall = defineCall({
  method: "DELETE",
  path: "/api/owner/customers/{customer_id}",
  caller: "owner",
  right: "customers.write",
  needsProof: true,
  summary: "Deletes the account and data of a customer who has asked for it. What invoices need stays.",
  params: customerParams,
  query: storeQuerySchema,
  answer: doneSchema,
  refusals: ["customer_unknown"],
});
