// What may interrupt a user: what is assumed of the browser and the service, and what is looked at after it.
import { blankDisk } from './browser.ts';
import {
  arrive,
  becomeMember,
  endSubmission,
  failPorts,
  go,
  leave,
  lost,
  passTime,
  restart,
  signOut,
  withoutStorage,
  words,
} from './acts.ts';
import type { Subject, Verdict } from './acts.ts';
import { tab } from './situations.ts';
import { hasNewer, whileOverwritten } from './tabs.ts';
import type { World } from './world.ts';

type Interruption = {
  /** What happens, as a sentence. */
  say: string;
  /** What the browser and the service are assumed to do. */
  assumes: string;
  run: (subject: Subject, world: World) => Promise<Verdict>;
};

/** What may happen, by name. */
export const interruptions: Readonly<Record<string, Interruption>> = {
  reload: {
    say: 'The page is reloaded',
    assumes:
      'The page and its timers end at once. localStorage, IndexedDB and sessionStorage stay.',
    run: async (subject, world) => lost(subject.runner, world, await restart(subject, world)),
  },
  'leave and Back': {
    say: 'The user leaves for another page, and comes back',
    assumes: 'The page was not kept in memory: it is opened anew, in the same tab.',
    run: async (subject, world) => lost(subject.runner, world, await restart(subject, world)),
  },
  'Back and Forward': {
    say: 'The user goes back, and forward again',
    assumes: 'As above, twice.',
    run: async (subject, world) => {
      const there = await restart(subject, world);
      return lost(subject.runner, world, await restart(subject, there, { before: world }));
    },
  },
  'frozen and restored': {
    say: 'The tab is frozen for an hour, and shown again',
    assumes:
      'The page stays in memory. All its timers are due at once; answers of the service never come.',
    run: async ({ runner }, world) => {
      const late = await endSubmission(
        runner,
        await passTime(runner, world),
        /^waitingForNetwork$/,
      );
      return lost(runner, world, await passTime(runner, late));
    },
  },
  'tab closed and opened': {
    say: 'The tab is closed, and the page is opened in another',
    assumes: 'sessionStorage ends with the tab. localStorage and IndexedDB stay.',
    run: async (subject, world) =>
      lost(subject.runner, world, await restart(subject, world, { session: tab('2') })),
  },
  offline: {
    say: 'The network is gone',
    assumes: 'The browser says so; requests on their way fail.',
    run: async ({ runner }, world) => {
      const ended = await endSubmission(runner, world, /^waitingForNetwork$/);
      return lost(runner, world, await failPorts(runner, ended));
    },
  },
  'service down': {
    say: 'The service does not answer',
    assumes: 'Requests fail after their time limit; the browser has a network.',
    run: async ({ runner }, world) => {
      const ended = await endSubmission(runner, world, /^waitingForNetwork$/);
      const failed = await failPorts(runner, await passTime(runner, ended));
      return lost(runner, world, failed);
    },
  },
  '401': {
    say: 'The session is over: the service answers 401, and the member signs in again',
    assumes: 'No key of this browser is deleted: the member did not sign out.',
    run: async (subject, world) => {
      const { runner } = subject;
      const ended = await endSubmission(runner, world, /^waitingForAccount$/);
      const failed = await failPorts(runner, ended);
      if (world.user === null) return lost(runner, world, failed);
      const gone = await leave(runner, failed);
      const back = await restart(subject, gone, { user: world.user, before: world });
      return lost(runner, world, back);
    },
  },
  'sign-out in another tab': {
    say: 'The member signs out in another tab',
    assumes:
      'The other tab deletes the drafts of its member, and this tab learns that the member has left.',
    run: async (subject, world) => {
      const { runner } = subject;
      const out = await signOut(world);
      if (world.user === null)
        return [
          ...lost(runner, world, out),
          ...lost(runner, world, await restart(subject, out, { before: world })),
        ];
      const left = await leave(runner, out);
      const missing = lost(runner, world, left);
      // The owner has ended it, and the page must say so.
      return subject.saysSignedOut ? [] : missing.map((one) => `${one}, and the page says nothing`);
    },
  },
  'sign-in of the same member': {
    say: 'The member signs in, or is found signed in again, in another tab',
    assumes: 'Both tabs learn it. What a visitor wrote in this visit becomes the member’s.',
    run: async (subject, world) => {
      const { runner } = subject;
      if (world.user !== null) return lost(runner, world, world);
      return becomeMember(subject, world, 'ada');
    },
  },
  'sign-in of another member': {
    say: 'Another member signs in, in another tab; later the first one returns',
    assumes:
      'The first member has left in both tabs. What a visitor wrote becomes the member’s who signs in.',
    run: async (subject, world) => {
      const { runner } = subject;
      if (world.user === null) return becomeMember(subject, world, 'ben');
      const bens = await arrive(runner, await leave(runner, world), 'ben');
      const bensPage = await restart(subject, bens, { before: world });
      const mine = runner.held(world);
      // A dialog whose machine has ended is not on screen.
      const shown = [bens, bensPage].filter(({ form }) => form.snapshot.status === 'active');
      const leaked = shown.flatMap((page) =>
        [...runner.held(page)].flatMap(([id, entry]) => (mine.has(id) ? [entry] : [])),
      );
      const back = await arrive(runner, await signOut(bensPage), world.user);
      const home = await restart(subject, back, { before: world });
      return [...words('shown to another member', leaked), ...lost(runner, world, home)];
    },
  },
  'the same form in two tabs': {
    say: 'The form is open in a second tab, in which the user types as well, into the same draft or into one of its own; then both are reloaded',
    assumes: 'The tabs share localStorage and IndexedDB, and each has a sessionStorage.',
    run: async (subject, world) => {
      const { runner, firstWords } = subject;
      // One that is opened now shows the same words, and leaves them alone.
      const second = await restart(subject, { ...world, session: tab('2') });
      const first = { ...world, disk: second.disk };
      // One that was opened before anything was typed has words of its own.
      const [typing = '', ...opening] = (firstWords.get(world.start) ?? []).toReversed();
      let blank = await runner.open(world.start, {
        disk: blankDisk,
        session: tab('2'),
        user: world.user,
        load: world.load + 2,
      });
      for (const step of opening.toReversed()) blank = await go(runner, blank, step);
      blank = await go(runner, { ...blank, disk: first.disk }, typing);
      const again = await restart(subject, { ...first, disk: blank.disk }, { before: world });
      // The browser tells the first tab what the second one has stored.
      const before = { ...world, disk: blank.disk };
      const told = await runner.tell(before, { type: 'otherTab.wrote' });
      const isOver = hasNewer(before) && told.draft?.snapshot.hasTag('overtaken') !== true;
      return [
        ...(isOver ? ['the page does not say that another tab has a newer version'] : []),
        ...lost(runner, world, told, 'not on screen after the other tab has typed'),
        ...lost(runner, world, await restart(subject, first, { before: world })),
        ...lost(runner, world, again, 'not on screen after the other tab has typed'),
        ...(await whileOverwritten(subject, world, second)),
      ];
    },
  },
  'a new build': {
    say: 'A new build is deployed under the page, and the page is reloaded',
    assumes:
      'Parts of the old build cannot be fetched any more; the new build reads what the old one stored.',
    run: async (subject, world) => {
      const failed = await failPorts(subject.runner, world);
      const again = await restart(subject, failed, { before: world });
      return [...lost(subject.runner, world, failed), ...lost(subject.runner, world, again)];
    },
  },
  'storage full': {
    say: 'The browser has no room for another word',
    assumes: 'A value that grows is refused; what was stored stays.',
    run: (subject, world) => withoutStorage(subject, world, 'full'),
  },
  'storage refused': {
    say: 'The browser refuses its storage from now on',
    assumes: 'Every access throws; the page stays open.',
    run: (subject, world) => withoutStorage(subject, world, 'refused'),
  },
};
