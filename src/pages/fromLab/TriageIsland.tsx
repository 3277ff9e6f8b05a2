// Signal triage, on demand.
export { SignalTriage } from '#flows/signalTriage/SignalTriage.tsx';
