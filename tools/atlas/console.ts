// What a command of the atlas is given: the root, where to write, and the tools of Node.
import type * as Lock from '../../server/lock.mjs';
import type * as Build from '../lib/build.mjs';
import type * as Serve from '../../server/serve.mjs';
import type * as Settings from '../../server/settings.mjs';

/** The tools as Node imports them: a copy that Vite made would not share the lock with the backend. */
export type Lib = {
  build: typeof Build;
  serve: typeof Serve;
  settings: typeof Settings;
  lock: typeof Lock;
};

export type Console = {
  root: string;
  say: (text: string) => void;
  complain: (text: string) => void;
  lib: Lib;
};
