// Dates as the specification wants them: long US format, the same on the server and in every browser.
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO date such as 2026-11-12 as "November 12, 2026". */
export const longDate = (iso: string) => long.format(new Date(iso));
