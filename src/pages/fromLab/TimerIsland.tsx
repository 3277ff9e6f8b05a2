// The second curve timer, on demand.
export { LabTimer } from '#flows/labDiagnostic/LabTimer.tsx';
