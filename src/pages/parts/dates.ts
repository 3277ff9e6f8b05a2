// Dates as the specification wants them: the flows beneath the pages write them alike.
export { longDate } from '#flows/shared/dates.ts';
