import { connection } from "next/server";

/** For whoever starts the shop anew if it hangs: 200 as long as this process answers, whatever its database does. */
export async function GET(): Promise<Response> {
  // Without this call, Next.js would answer with a page that it has made once.
  await connection();
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
