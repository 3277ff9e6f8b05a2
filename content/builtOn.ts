// The day of the build (YYYY-MM-DD): the gatherings that are ahead, and what is over, are counted from it. The build injects it
// (vite.config.ts); in tests, and wherever nothing is built, it is the day of the samples.

declare const axisBuiltOn: string | undefined;

/** The day on which the first gatherings were published. */
const samplesOn = '2026-11-26';

export const builtOn: string = typeof axisBuiltOn === 'string' ? axisBuiltOn : samplesOn;
