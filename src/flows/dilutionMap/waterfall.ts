// Who gets what when the company is sold: preferences first, then the rest by shares.

/** Shares with what is paid first for them. */
export type Preferred = {
  key: string;
  name: string;
  shares: number;
  /** What is paid first at a sale, where it is not worth more as a part of the whole; 0 for none. */
  preference: number;
  /** Whether it is paid first and shares in the rest as well. */
  participates: boolean;
};

/** What one holder gets; `isPreference`: the money that was paid in comes first. */
export type Proceeds = { key: string; name: string; amount: number; isPreference: boolean };

export const totalOf = (shares: readonly { shares: number }[]) =>
  shares.reduce((sum, one) => sum + one.shares, 0);

/** What each gets when the company is sold. Preferences are of equal rank, once the money that was paid in. */
export function distribute(shares: readonly Preferred[], price: number): Proceeds[] {
  const waits = (one: Preferred, converted: ReadonlySet<string>) =>
    one.preference > 0 && (one.participates || !converted.has(one.key));
  const paidFirst = (converted: ReadonlySet<string>) =>
    shares.reduce((sum, one) => sum + (waits(one, converted) ? one.preference : 0), 0);
  const perShare = (converted: ReadonlySet<string>) => {
    const sharing = shares.filter((one) => one.participates || !waits(one, converted));
    return Math.max(0, price - paidFirst(converted)) / totalOf(sharing);
  };
  // The investor who paid least for a share gives up the preference first, before any other.
  const order = shares
    .filter(({ preference, participates }) => preference > 0 && !participates)
    .toSorted((one, other) => one.preference / one.shares - other.preference / other.shares);
  let converted: ReadonlySet<string> = new Set();
  for (const one of order) {
    const next: ReadonlySet<string> = new Set([...converted, one.key]);
    if (perShare(next) * one.shares <= one.preference) break;
    converted = next;
  }
  const first = paidFirst(converted);
  const covered = first === 0 ? 1 : Math.min(1, price / first);
  const rest = perShare(converted);
  return shares.map((one) => {
    const isWaiting = waits(one, converted);
    const preference = isWaiting ? one.preference * covered : 0;
    const part = isWaiting && !one.participates ? 0 : rest * one.shares;
    return { key: one.key, name: one.name, amount: preference + part, isPreference: isWaiting };
  });
}
