import { upiLink } from "@/lib/domain/payment/upi-link";

const payment = { upiId: "nila@okbank", payeeName: "Nila & Daughters", amount: 129_950, note: "1234567-1126" };

it("fills in payee, amount and note", () => {
  expect(upiLink(payment)).toBe("upi://pay?pa=nila@okbank&pn=Nila%20%26%20Daughters&am=1299.50&cu=INR&tn=1234567-1126");
});
it("encodes a name in another script", () => {
  const link = upiLink({ ...payment, payeeName: "നിള", note: "x".repeat(80) });
  expect(link).toMatch(/^[\x21-\x7e]+$/);
  const query = new URLSearchParams(link.split("?")[1]);
  expect(query.get("pn")).toBe("നിള");
  expect(query.get("tn")).toHaveLength(50);
});
