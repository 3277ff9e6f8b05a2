// The day of the build (YYYY-MM-DD): the gatherings that are ahead, and what is over, are counted from it. The build injects it
// (vite.config.ts); in tests, and wherever nothing is built, it is the day of the samples.

declare const __BUILT_ON__: string | undefined;

/** The day on which the first gatherings were published. */
const samplesOn = '2026-11-26';

export const builtOn: string = typeof __BUILT_ON__ === 'string' ? __BUILT_ON__ : samplesOn;
