import { paymentState, paymentWording } from "@/lib/messages/payment/wording";
import { anOrder } from "@/tests/factories/order";

const settings = {
  applicationId: "",
  locationId: "",
  merchantKey: "",
  upiId: "",
  accountName: "Nila Loom LLP",
  accountNumber: "000111222",
  bankName: "Kannur Bank",
  ifscCode: "KNBK0000001",
};

it("tells where to transfer, how much, and by what name", () => {
  const words = paymentWording(anOrder({ paymentStatus: "awaited" }), { settings });
  expect(words?.text).toContain("₹1,080");
  expect(words?.text).toContain("482913-1126-100001");
  expect(words).toMatchObject({
    heading: "Bank transfer",
    lines: ["Nila Loom LLP", "Kannur Bank", "Account 000111222", "IFSC KNBK0000001"],
  });
});

it("promises to tell where to transfer in a shop that has named no account", () => {
  expect(paymentWording(anOrder({ paymentStatus: "awaited", paymentName: "" }), null)).toEqual({
    text: "You pay ₹1,080 by transfer. We write to you where to.",
    heading: "",
    lines: [],
  });
});

it("says that cash is paid when it comes", () => {
  expect(paymentWording(anOrder({ paymentStatus: "due" }), null)).toMatchObject({
    text: "You pay ₹1,080 when it is handed over to you.",
    lines: [],
  });
});

it.each(["none", "paid"] as const)("asks for nothing when it is %s", (paymentStatus) => {
  expect(paymentWording(anOrder({ paymentStatus }), null)).toBeNull();
});

it("tells the shop how the money stands", () => {
  expect(paymentState(anOrder({ paymentStatus: "awaited" }))).toBe("Bank transfer, a transfer is awaited");
  expect(paymentState(anOrder({ paymentName: "", paymentStatus: "none" }))).toBe("nothing to pay");
});
