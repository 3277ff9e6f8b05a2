// The assumption canvas, on demand.
export { LabCanvas } from '#flows/lab/LabCanvas.tsx';
