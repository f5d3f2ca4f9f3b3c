import { listProblemsCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { listStoreProblems } from "@/lib/workflows/store/problems";

export const GET = handle(listProblemsCall, ({ query }) => listStoreProblems(query.store_id ?? env().STORE_ID));
