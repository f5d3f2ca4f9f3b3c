import { describeMoveCall, startMoveCall } from "@/lib/contracts/move";
import { handle } from "@/lib/http/handle";
import { describeMove, startMove } from "@/lib/workflows/move/manage";

export const GET = handle(describeMoveCall, async () => ({ ok: true, value: describeMove() }));

export const POST = handle(startMoveCall, async ({ body }) => startMove(body.database_url));
