import { makeChallengeCall } from "@/lib/contracts/proof-of-work";
import { clientAddress } from "@/lib/http/client-address";
import { handle } from "@/lib/http/handle";
import { makeChallenge } from "@/lib/workflows/proof-of-work/make";

export const POST = handle(makeChallengeCall, ({ store, request }) => makeChallenge(store, clientAddress(request)));
