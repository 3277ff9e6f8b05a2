// The figures of the map as the site writes them: "1,500 EUR", and shares in percent.
import { labMap as words } from '#content/labMap.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const digits = (count: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: count, maximumFractionDigits: count });
const [cents, fine] = [digits(2), digits(4)];

export const countOf = (count: number) => whole.format(count);
export const moneyOf = (amount: number) => `${whole.format(amount)} ${words.currency}`;
/** The price of a share, which is often below one. */
export const priceOf = (price: number) =>
  `${(price < 1 ? fine : cents).format(price)} ${words.currency}`;
export const percentOf = (part: number) => `${(100 * part).toFixed(1)}%`;
