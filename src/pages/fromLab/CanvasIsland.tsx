// The assumption canvas, on demand.
export { LabCanvas } from '#flows/labCanvas/LabCanvas.tsx';
