// Path model of a forwarded answer: read, revoked, deleted, never there, or out of reach.
import { forwardedAnswerMachine } from '#machines/forwardedAnswer.machine.ts';
import type { ForwardedReply } from '#machines/forwardedAnswer.machine.ts';
import { definePaths } from './kit/define.ts';
import { answered } from './requestPage.samples.ts';
import { unreachable } from './support.ts';

const refused = (reason: 'revoked' | 'deleted' | 'not_found', say: string) => ({
  gives: { outcome: 'refused', reason } satisfies ForwardedReply,
  say,
});

export default definePaths({
  machine: forwardedAnswerMachine,
  input: {
    link: { say: 'A reader opens the link that they were sent', input: { token: 'ab12' } },
  },
  events: { 'retry.requested': { say: 'Press Try again' } },
  outcomes: {
    readAnswer: {
      found: {
        gives: { outcome: 'found', versions: answered.versions } satisfies ForwardedReply,
        say: 'The backend returns the answer',
      },
      revoked: refused('revoked', 'The backend says that the link was revoked'),
      deleted: refused('deleted', 'The backend says that the answer was deleted'),
      unknown: refused('not_found', 'The backend knows no such link'),
      unreachable,
    },
  },
  states: {
    loading: 'The page says that the answer is being read',
    shown: 'The answer is on screen',
    revoked: 'The page says that the link was revoked',
    deleted: 'The page says that the answer was deleted',
    unknown: 'The page says that there is nothing at this link',
    failed: 'A notice says that the answer cannot be read',
  },
  resting: ['shown', 'revoked', 'deleted', 'unknown', 'failed'],
  invariants: {
    'Words of an answer are known only while it is on screen': ({ snapshot }) =>
      snapshot.matches('shown') === snapshot.context.versions.length > 0,
  },
});
