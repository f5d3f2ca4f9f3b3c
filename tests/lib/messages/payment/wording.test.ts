import { paymentState, paymentWording } from "@/lib/messages/payment/wording";
import { anOrder } from "@/tests/factories/order";

const settings = {
  applicationId: "",
  locationId: "",
  merchantKey: "",
  keyId: "",
  publishableKey: "",
  clientId: "",
  upiId: "",
  accountName: "Nila Loom LLP",
  accountNumber: "000111222",
  bankName: "Kannur Bank",
  ifscCode: "KNBK0000001",
};

const ZONE = "Asia/Kolkata";

it("tells where to transfer, how much, and with which reference", () => {
  const wording = paymentWording(anOrder({ paymentStatus: "awaited" }), { kind: "bank_transfer", settings }, ZONE);
  expect(wording?.text).toContain("₹1,080");
  expect(wording?.text).toContain("482913-1126-100001");
  expect(wording).toMatchObject({
    // The checkout's name of the method, not the one in the store's settings.
    heading: "Bank transfer",
    lines: ["Nila Loom LLP", "Kannur Bank", "Account 000111222", "IFSC KNBK0000001"],
  });
});

it("says until when the items are kept, in the time zone of the store", () => {
  const holdUntil = new Date("2026-11-23T20:10:00Z");
  expect(paymentWording(anOrder({ paymentStatus: "awaited", holdUntil }), null, ZONE)?.text).toContain(
    "We keep your items until 24 November 2026, 1:40 am.",
  );
  expect(paymentWording(anOrder({ paymentStatus: "awaited" }), null, ZONE)?.text).not.toContain("We keep");
});

it("promises the account details in a store without any", () => {
  expect(paymentWording(anOrder({ paymentStatus: "awaited", paymentName: "" }), null, ZONE)).toEqual({
    text: "You pay ₹1,080 by bank transfer. We will e-mail you our bank details.",
    heading: "",
    lines: [],
  });
});

it("says that cash is paid on delivery", () => {
  expect(paymentWording(anOrder({ paymentStatus: "due" }), null, ZONE)).toMatchObject({
    text: "You pay ₹1,080 when you receive your order.",
    lines: [],
  });
});

it.each(["none", "paid"] as const)("asks for no payment when the order is %s", (paymentStatus) => {
  expect(paymentWording(anOrder({ paymentStatus }), null, ZONE)).toBeNull();
});

it("tells the owner the payment status", () => {
  expect(paymentState(anOrder({ paymentStatus: "awaited" }))).toBe("Bank transfer, waiting for the transfer");
  expect(paymentState(anOrder({ paymentLabel: "", paymentStatus: "none" }))).toBe("nothing to pay");
});
