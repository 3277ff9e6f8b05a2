// The slots of the advisory calls, fetched for premium members alone.
export { AdvisoryCalls } from '#flows/officeHours/AdvisoryCalls.tsx';
