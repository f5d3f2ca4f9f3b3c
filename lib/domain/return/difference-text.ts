/** What an exchange costs: "₹200 more". `amount` is the difference without its sign, as people read it. */
export function differenceText(difference: number, amount: string): string {
  if (difference === 0) return "same price";
  return difference > 0 ? `${amount} more` : `${amount} less`;
}
