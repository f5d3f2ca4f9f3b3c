import "server-only";
import { expirePages } from "@/lib/cached/expire-pages";
import {
  EXPIRED_TAGS_CHANNEL,
  findUnreadTags,
  isFromElsewhere,
  noteTagsFromElsewhere,
} from "@/lib/database/expired-tags";
import { listen } from "@/lib/database/listen";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { logDatabaseAway } from "@/lib/server/database-away";
import { env } from "@/lib/server/env";

/** How long a change may go unnoticed if the notice of it was lost. */
const ASK_EVERY_MS = 5_000;

/**
 * Expires pages of this process that show what another process has changed. PostgreSQL tells of each change at once; in
 * case that a notice is lost, this process also asks every few seconds. The embedded database has one process only, and
 * on Vercel the platform expires the pages of all.
 */
export function followChanges(): void {
  const { DATABASE_DIRECT_URL, DATABASE_URL, VERCEL } = env();
  if (!DATABASE_URL || VERCEL) return;
  const { catchUp, ask } = createFollower({ expire: expirePages, find: findUnreadTags });
  listen(DATABASE_DIRECT_URL ?? DATABASE_URL, EXPIRED_TAGS_CHANNEL, {
    onNotice: (sender) => {
      if (isFromElsewhere(sender)) catchUp();
    },
    onConnected: ask,
  });
  setInterval(ask, ASK_EVERY_MS).unref();
}

type Follower = {
  /** Expires the pages of which changes elsewhere have been recorded. */
  expire: () => Promise<void>;
  /** Whether there are such changes that this process has not read. */
  find: () => Promise<boolean>;
};

/**
 * `catchUp` follows the changes of which a notice has come, `ask` those of which it may have been lost. A notice that
 * comes while an earlier one is followed is followed afterwards; many together need one more turn only.
 *
 * @internal Exported for tests.
 */
export function createFollower({ expire, find }: Follower): { catchUp: () => void; ask: () => void } {
  let isWanted = false;
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await expire().catch(report);
    }
    isRunning = false;
  }

  const catchUp = () => {
    noteTagsFromElsewhere();
    isWanted = true;
    if (!isRunning) void run();
  };
  return { catchUp, ask: () => void find().then((isBehind) => isBehind && catchUp(), report) };
}

/** What could not be followed now is followed by the next question. */
function report(error: unknown): void {
  if (isDatabaseAway(error)) logDatabaseAway(error);
  else console.error("Changes by other processes could not be followed yet.", error);
}
