type Period = { from: string; to: string };

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** The periods that are offered, from a day of the shop such as 2026-11-29; both ends belong to them. */
export const PERIODS = {
  lastDays: (today: string): Period => ({ from: dayBefore(today, 29), to: today }),
  thisMonth: (today: string): Period => ({ from: `${today.slice(0, 7)}-01`, to: today }),
  lastMonth: (today: string): Period => {
    const to = dayBefore(`${today.slice(0, 7)}-01`, 1);
    return { from: `${to.slice(0, 7)}-01`, to };
  },
  thisYear: (today: string): Period => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
} as const;
