import { listProblemsCall } from "@/lib/contracts/store/owner-calls";
import { handle } from "@/lib/http/handle";
import { listStoreProblems } from "@/lib/workflows/store/problems";

export const GET = handle(listProblemsCall, ({ storeId }) => listStoreProblems(storeId));
