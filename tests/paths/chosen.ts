// AXIS_PATHS_FLOWS names the flows of a part of a run, as `npm test -- --changed` does: to explore all takes a minute.

/** The flows that are named; undefined where all are run. */
export const chosen = process.env['AXIS_PATHS_FLOWS']?.split(',');

/** Whether this run is about a flow. */
export const isChosen = (flow: string) => chosen?.includes(flow) !== false;
