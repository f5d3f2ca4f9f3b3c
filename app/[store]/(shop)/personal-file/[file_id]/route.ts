import { getStoreOfVisitor } from "@/lib/cached/store";
import { findPersonalFile } from "@/lib/data/personalization/files";
import { cartOwner } from "@/lib/domain/cart/cart";
import { getPageVisitor } from "@/lib/http/visitor";
import { withDatabase } from "@/lib/http/with-database";

type Context = RouteContext<"/[store]/personal-file/[file_id]">;

/** A picture that the visitor sent with an item. Nobody else gets it, and nobody keeps it. */
export const GET = withDatabase<[Request, Context]>(async (_, { params }) => {
  const { store: storeId, file_id } = await params;
  const store = await getStoreOfVisitor(storeId);
  const file = store && (await findPersonalFile(store.id, file_id, cartOwner(await getPageVisitor(store.id))));
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  if (!file) return new Response(null, { status: 404, headers });
  return new Response(file, { headers: { ...headers, "Content-Type": "image/webp" } });
});
