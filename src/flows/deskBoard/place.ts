// The place in a section, as its address writes it.

const day = 86_400_000;

/** A day as the address writes it; anything else asks for this week. */
export const dayIn = (at: string | null) =>
  at !== null && /^\d{4}-\d\d-\d\d$/.test(at) && !Number.isNaN(Date.parse(at)) ? at : null;

/** The same weekday some weeks later, or earlier. */
export const weekAfter = (date: string, weeks: number) =>
  new Date(Date.parse(date) + 7 * weeks * day).toISOString().slice(0, 10);

/** How many months the figures look back on. */
export const spans = ['6', '12', '24', '36'] as const;

/** The span that the address asks for; another one is a year. */
export const spanIn = (at: string | null) => spans.find((span) => span === at) ?? '12';
