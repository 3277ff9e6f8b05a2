// What a chart hands to its actions and guards: each `params`, in the order of the document.

/** An action or a guard of a chart that is written with its `params`. */
export type Holder = { params: unknown };

/** Every object of a config that has `params`. */
export function holdersOf(config: unknown): Holder[] {
  if (typeof config === 'function') return 'guards' in config ? holdersOf(config.guards) : [];
  if (typeof config !== 'object' || config === null) return [];
  const own = !Array.isArray(config) && 'params' in config ? [config as Holder] : [];
  return [...own, ...Object.values(config).flatMap(holdersOf)];
}

/** The name under which a holder's params are noted and mutated. */
export const paramsName = (index: number) => `params ${index}`;
