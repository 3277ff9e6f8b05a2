// The parts of /from-lab that move.
export { LabTools } from '#flows/lab/LabTools.tsx';
