import "server-only";
import { and, asc, eq, ne, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { staffMembers } from "@/lib/database/schema/staff";
import { stores } from "@/lib/database/schema/store";
import type { StaffMember } from "@/lib/domain/staff/member";
import { newId } from "@/lib/server/tokens";
import { toMember } from "./members";

type Owned = Pick<StaffMember, "storeId" | "id">;
const isMember = ({ storeId, id }: Owned) => and(eq(staffMembers.storeId, storeId), eq(staffMembers.id, id));

/** Says that two members are one person, and with them everybody who already was one of them. */
export async function joinPersons(one: Owned, other: Owned, database: Database): Promise<void> {
  const { personId } = staffMembers;
  const [first] = await database.select({ personId }).from(staffMembers).where(isMember(one));
  const [second] = await database.select({ personId }).from(staffMembers).where(isMember(other));
  if (!first || !second) return;
  const whole = first.personId || second.personId || newId();
  const known = [first.personId, second.personId].filter(Boolean).map((id) => eq(personId, id));
  await database
    .update(staffMembers)
    .set({ personId: whole })
    .where(or(isMember(one), isMember(other), ...known));
}

/** A member is from now on nobody else's other half. */
export async function separatePerson(member: Owned, database: Database): Promise<void> {
  await database.update(staffMembers).set({ personId: "" }).where(isMember(member));
}

/** The same person in other stores, by the names of the stores. */
export async function listOtherStores(
  member: Owned,
  database: Database = getDatabase(),
): Promise<{ member: StaffMember; storeName: string }[]> {
  const [own] = await database.select({ personId: staffMembers.personId }).from(staffMembers).where(isMember(member));
  if (!own?.personId) return [];
  const rows = await database
    .select({ member: staffMembers, storeName: stores.name })
    .from(staffMembers)
    .innerJoin(stores, eq(stores.storeId, staffMembers.storeId))
    .where(and(eq(staffMembers.personId, own.personId), ne(staffMembers.storeId, member.storeId)))
    .orderBy(asc(stores.name), asc(staffMembers.id));
  return rows.flatMap(({ member: row, storeName }) => {
    const found = toMember(row);
    return found ? [{ member: found, storeName }] : [];
  });
}
