// Mutants that behave as the machine does: nothing can notice them, and each says why.

/** By flow, then by the mutant's id. */
export const equivalent: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
