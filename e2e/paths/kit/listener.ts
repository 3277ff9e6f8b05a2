// What listen.ts leaves in a page of the path tests, and what Chromium says of its elements.
import type { Heard } from '../../../tests/paths/kit/heard.ts';

export type Listener = {
  /**
   * What is heard and reached, as soon as two frames have changed nothing of the page: a focus that moves a frame later has moved.
   * @param include the flow's elements
   * @param exclude what in them belongs to others
   * @param reads whether the lines are wanted, too
   */
  hear: (include: string, exclude: string, reads: boolean) => Promise<Heard>;
  /** Forgets what has been announced. */
  forget: () => void;
};

declare global {
  interface Window {
    pathsListener?: Listener;
  }
  interface Element {
    readonly computedRole?: string;
    readonly computedName?: string;
  }
}
