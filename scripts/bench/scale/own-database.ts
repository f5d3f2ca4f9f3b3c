import { createOwnPostgres } from "@/tests/support/database";
import { startPostgres } from "../../cluster/postgres";
import { newFolder } from "../servers.mjs";

/**
 * An empty database for a bench, on the PostgreSQL of TEST_DATABASE_URL or on one that runs for this bench alone. `drop`
 * removes what was made.
 */
export async function openOwnDatabase(bench: string): Promise<{ address: string; drop: () => Promise<void> }> {
  const { TEST_DATABASE_URL } = process.env;
  const server = TEST_DATABASE_URL ? null : await startPostgres(newFolder(`${bench}-postgres`));
  const address = TEST_DATABASE_URL ?? server?.address;
  if (!address) throw new Error("Install PostgreSQL, or name one in TEST_DATABASE_URL.");
  const own = await createOwnPostgres(address);
  return {
    address: own.address,
    drop: async () => {
      await own.drop();
      await server?.stop();
    },
  };
}
