import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { emailSchema, idSchema, line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { LINK_HOURS, type StaffMember } from "@/lib/domain/staff/member";
import { ROLE_NAMES } from "@/lib/domain/staff/right";

export const staffMemberSchema = z.object({
  _id: z.string(),
  name: z.string(),
  role: z.enum(ROLE_NAMES),
  email: z.string().nullable().meta({ description: "Null if none was given" }),
  created_on: momentSchema,
});
export type StaffMemberWire = z.output<typeof staffMemberSchema>;

export function staffMemberToWire({ id, name, role, email, createdAt }: StaffMember): StaffMemberWire {
  return { _id: id, name, role, email, created_on: createdAt.toISOString() };
}

export const staffAnswerSchema = z.object({
  list: z.array(
    staffMemberSchema.extend({
      sessions: z.int().meta({ description: "In how many browsers the desk was opened" }),
      has_password: z.boolean(),
      has_second_factor: z.boolean(),
      passkeys: z.int(),
    }),
  ),
});
export type StaffAnswer = z.output<typeof staffAnswerSchema>;

/** A member with how they prove who they are, as the list shows them. */
type MemberWithState = StaffMember & {
  sessions: number;
  passkeys: number;
  hasPassword: boolean;
  hasSecondFactor: boolean;
};
export const staffToWire = (members: readonly MemberWithState[]): StaffAnswer => ({
  list: members.map(({ sessions, passkeys, hasPassword, hasSecondFactor, ...member }) => ({
    ...staffMemberToWire(member),
    sessions,
    passkeys,
    has_password: hasPassword,
    has_second_factor: hasSecondFactor,
  })),
});

export const invitedSchema = staffMemberSchema.extend({
  link: z.string().meta({ description: `Opens the desk once, within ${LINK_HOURS} hours. It is shown only now.` }),
});
export type InvitedWire = z.output<typeof invitedSchema>;

export const invitedToWire = ({ member, link }: { member: StaffMember; link: string }): InvitedWire => ({
  ...staffMemberToWire(member),
  link,
});

export const listStaffCall = defineCall({
  method: "GET",
  path: "/api/owner/staff",
  caller: "owner",
  right: "staff.read",
  summary: "The people who act for the owner",
  query: storeQuerySchema,
  answer: staffAnswerSchema,
});

export const addStaffMemberCall = defineCall({
  method: "POST",
  path: "/api/owner/staff",
  caller: "owner",
  right: "staff.write",
  needsProof: true,
  summary: "Lets somebody in, with a role that may do no more than the caller",
  query: storeQuerySchema,
  body: z.object({
    name: line(60).refine((text) => text !== ""),
    role: z.enum(ROLE_NAMES),
    email: emailSchema.nullable().default(null).meta({ description: "Where the link is sent, too" }),
  }),
  answer: invitedSchema,
  refusals: ["store_unknown", "staff_email_taken"],
});

const memberParams = z.object({ member_id: idSchema });

export const renewStaffLinkCall = defineCall({
  method: "POST",
  path: "/api/owner/staff/{member_id}/link",
  caller: "owner",
  right: "staff.write",
  needsProof: true,
  summary: "A new link for somebody who has lost theirs or has a new device",
  params: memberParams,
  query: storeQuerySchema,
  answer: invitedSchema,
  refusals: ["store_unknown", "staff_member_unknown"],
});

export const resetStaffMemberCall = defineCall({
  method: "POST",
  path: "/api/owner/staff/{member_id}/reset",
  caller: "owner",
  right: "staff.write",
  needsProof: true,
  summary:
    "For somebody who has lost their phone: their second factor, passkeys and sessions end, and they get a new link",
  params: memberParams,
  query: storeQuerySchema,
  answer: invitedSchema,
  refusals: ["store_unknown", "staff_member_unknown"],
});

export const removeStaffMemberCall = defineCall({
  method: "DELETE",
  path: "/api/owner/staff/{member_id}",
  caller: "owner",
  right: "staff.write",
  needsProof: true,
  summary: "Lets somebody in no longer, from their next call on",
  params: memberParams,
  query: storeQuerySchema,
  answer: staffMemberSchema,
  refusals: ["staff_member_unknown"],
});

export const changeStaffMemberCall = defineCall({
  method: "PATCH",
  path: "/api/owner/staff/{member_id}",
  caller: "owner",
  right: "staff.write",
  needsProof: true,
  summary: "Changes the name or the role of somebody, from their next call on. A store keeps at least one owner.",
  params: memberParams,
  query: storeQuerySchema,
  body: z.object({
    name: line(60)
      .refine((text) => text !== "")
      .optional(),
    role: z.enum(ROLE_NAMES).optional(),
  }),
  answer: staffMemberSchema,
  refusals: ["staff_member_unknown", "staff_last_owner"],
});
