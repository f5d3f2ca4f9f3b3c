import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, storeId, time } from "./columns";

/** Challenges that browsers solve to show that they are no robots. A row is deleted when its solution is used. */
export const workChallenges = pgTable(
  "work_challenges",
  {
    storeId: storeId(),
    id: id(),
    /** Signs this one challenge, so that nobody can make an easier one up. */
    secret: text("secret").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] }), index("work_challenges_age").on(table.expiresAt)],
);
