// Then the frame around every page, with its styles.
import '../site.tsx';
import { nextTask } from './task.ts';

await nextTask();
