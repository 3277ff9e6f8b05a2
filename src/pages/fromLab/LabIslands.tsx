// The parts of /from-lab that move.
export { Application } from '#flows/application/Application.tsx';
export { LabTools } from '#flows/labTools/LabTools.tsx';
