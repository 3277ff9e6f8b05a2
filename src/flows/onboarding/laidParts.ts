// Onboarding in a layer, in one script: its view, and `connect`, which gives the machine its ports.
export { LaidOnboarding } from './LaidOnboarding.tsx';
export { connect } from './index.ts';
