import { giftCardState } from "@/lib/domain/gift-card/use";

const now = new Date("2026-11-22T10:00:00Z");
const card = { isActive: true, balance: 1, expiresAt: now };

it.each([
  { facts: {}, state: "good" },
  { facts: { expiresAt: null }, state: "good" },
  { facts: { balance: 0 }, state: "empty" },
  { facts: { expiresAt: new Date(now.getTime() - 1) }, state: "expired" },
  { facts: { isActive: false, balance: 0 }, state: "inactive" },
])("gives a card with $facts the state $state", ({ facts, state }) => {
  expect(giftCardState({ ...card, ...facts }, now)).toBe(state);
});
