// Every answer that journeys have from the service: `<method> <path> <status> <kind of body>`. A journey that sees another one fails.

/** In the order of the alphabet. */
export const service: readonly string[] = [];
