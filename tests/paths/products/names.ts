// The names of the products: the command line knows them without loading what they consist of.

export const productNames = [
  'session-menus',
  'session-forms',
  'outbox-request',
  'navigation-layer',
  'tabs-outbox',
] as const;

export type ProductName = (typeof productNames)[number];
