import { fieldsToBody } from "@/lib/http/form-body";

/** The body of a request that a component sent: JSON or, for a form, what the server makes of its fields. */
export async function sentBody(request: Request): Promise<unknown> {
  const isForm = request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded");
  return isForm ? fieldsToBody(new URLSearchParams(await request.text())) : request.json();
}
