// Value mutants that no test notices, each with the reason (docs/paths/README.md, "Whether the tests notice anything").

/** By flow, then by the mutant's id. */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
