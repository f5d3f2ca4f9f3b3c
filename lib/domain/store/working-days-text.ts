/** A number of working days in words: "1 working day". */
export const workingDaysText = (days: number): string => `${days} working ${days === 1 ? "day" : "days"}`;
