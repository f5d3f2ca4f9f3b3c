import { insertCode } from "@/lib/data/authentication/one-time-codes";
import { insertSocialSignIn } from "@/lib/data/authentication/social-sign-ins";
import { getDatabase } from "@/lib/database/connection";
import { oneTimeCodes, socialSignIns } from "@/lib/database/schema/authentication";
import { forgetOldSignIns } from "@/lib/workflows/authentication/forget-old-sign-ins";
import { useTestDatabase } from "../../../support/database";

useTestDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

beforeEach(async () => {
  const database = getDatabase();
  await database.delete(oneTimeCodes);
  const code = { purpose: "sign_up", recipient: "asha@example.com", codeHash: "digest", content: {} } as const;
  await insertCode("nila-loom", { ...code, askerKey: "first" }, NOW, database);
  await insertCode("other-store", { ...code, askerKey: "second" }, minutesLater(10), database);
  const started = { provider: "google", state: "s", nonce: "n", codeVerifier: "v", nextPath: "/" } as const;
  await insertSocialSignIn("nila-loom", "first", started, NOW);
});

it.each([
  [14, 2, 1],
  [16, 1, 0],
  [26, 0, 0],
])(
  "after %i minutes %i codes and %i visits to other services are kept, of all stores",
  async (minutes, codes, visits) => {
    await forgetOldSignIns(minutesLater(minutes));
    const database = getDatabase();
    expect(await database.select().from(oneTimeCodes)).toHaveLength(codes);
    expect(await database.select().from(socialSignIns)).toHaveLength(visits);
  },
);
