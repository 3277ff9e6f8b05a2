// Then XState, and the charts of every page.
import '#machines/authReports.machine.ts';
import '#machines/navigation.machine.ts';
import '#machines/session.machine.ts';
import { nextTask } from './task.ts';

await nextTask();
