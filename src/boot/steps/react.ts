// The entry is evaluated in steps, so that no task keeps a press waiting: React first.
import 'react-dom/client';
import { nextTask } from './task.ts';

await nextTask();
