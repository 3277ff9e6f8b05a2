// What a group of cards reports is the whole choice; what a machine hears is what was toggled.

/** The one id by which two choices differ. */
export const toggledId = <Id>(before: readonly Id[], after: readonly Id[]): Id | undefined =>
  before.find((id) => !after.includes(id)) ?? after.find((id) => !before.includes(id));
