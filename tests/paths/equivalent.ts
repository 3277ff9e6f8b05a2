// Mutants that behave like the original machine: no test can notice them, and each entry says why.

/** By flow, then by the mutant's id. */
export const equivalent: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
