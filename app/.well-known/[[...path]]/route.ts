import { nothingHere } from "@/lib/http/nothing-here";

export { nothingHere as DELETE, nothingHere as GET, nothingHere as PATCH, nothingHere as POST, nothingHere as PUT };
