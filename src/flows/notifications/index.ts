// `notifications`, loaded when a page asks for it.
import type { notificationsMachine } from '#machines/notifications.machine.ts';

export { connect } from './ports.ts';

declare module '#boot/flows.ts' {
  interface FlowMachines {
    notifications: typeof notificationsMachine;
  }
}
