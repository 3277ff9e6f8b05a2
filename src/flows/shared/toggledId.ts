// A group of cards reports the whole choice; a machine needs the id that was toggled.

/** The one id by which two choices differ. */
export const toggledId = <Id>(before: readonly Id[], after: readonly Id[]): Id | undefined =>
  before.find((id) => !after.includes(id)) ?? after.find((id) => !before.includes(id));
