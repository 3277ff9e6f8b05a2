// The second curve timer, on demand.
export { LabTimer } from '#flows/lab/LabTimer.tsx';
