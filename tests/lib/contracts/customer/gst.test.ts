import { gstSchema } from "@/lib/contracts/customer/fields";

const NUMBER = "27AAPFU0939F1ZV";

it.each([
  { number: NUMBER, state: "Maharashtra", refused: null },
  { number: " 27aapfu0939f1zv ", state: "maharashtra", refused: null },
  { number: NUMBER, state: undefined, refused: null }, // a program that does not ask for the state
  { number: "", state: "", refused: null },
  { number: "", state: "Kerala", refused: null },
  { number: NUMBER, state: "", refused: "state: gst_state_needed" },
  { number: NUMBER, state: "Kerala", refused: "state: gst_state_wrong" },
  { number: NUMBER, state: "Bavaria", refused: "state: gst_state_wrong" },
  { number: "27AAPFU0939F1ZA", state: "Maharashtra", refused: "number: gst_number_invalid" },
])("the GST number $number of $state: $refused", ({ number, state, refused }) => {
  const read = gstSchema.safeParse({ company: "Rao", number, ...(state !== undefined && { state }) });
  const [issue] = read.error?.issues ?? [];
  expect(issue ? `${issue.path.join(".")}: ${issue.message}` : null).toBe(refused);
  if (read.success) expect(read.data).toEqual({ company: "Rao", number: number.trim().toUpperCase() });
});
