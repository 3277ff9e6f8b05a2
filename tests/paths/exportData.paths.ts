// Path model of a member's archive: asked for, made, taken, and gone after a day.
import { exportData as words } from '#content/exportData.ts';
import { exportDataMachine } from '#machines/exportData.machine.ts';
import type {
  Archive,
  ArchiveAnswer,
  ArchiveKnown,
  ExportAnswer,
} from '#machines/exportData.machine.ts';
import type { PasswordAgainOutput } from '#machines/passwordAgain.machine.ts';
import { definePaths } from './kit/define.ts';
import { unreachable } from './support.ts';

const until = '2026-11-29T09:00:00.000Z';
const ready: Archive = { state: 'ready', bytes: 2_411_724, until, endsIn: 86_400_000 };
const known = (archive: Archive | null): ArchiveKnown => ({ archive });

export default definePaths({
  machine: exportDataMachine,
  input: { page: { say: 'A member opens /account' } },
  events: {
    'retry.requested': {
      say: (_, snapshot) =>
        `Press ${snapshot.hasTag('late') ? words.late.action : words.unread.action}`,
    },
    'export.requested': {
      say: (_, snapshot) =>
        `Press ${
          snapshot.hasTag('failed')
            ? words.failed.action
            : snapshot.hasTag('none')
              ? words.ask
              : words.ready.again
        }`,
    },
    'archive.requested': { say: `Press ${words.ready.download}` },
  },
  outcomes: {
    readArchive: {
      none: {
        gives: known(null),
        say: 'There is no archive',
        when: (seen) => seen.matches('reading'),
      },
      making: { gives: known({ state: 'making' }), say: 'The archive is being made' },
      ready: { gives: known(ready), say: 'The archive is ready' },
      failed: { gives: known({ state: 'failed' }), say: 'The archive could not be made' },
      unreachable,
    },
    askExport: {
      asked: {
        gives: { outcome: 'asked' } satisfies ExportAnswer,
        say: 'The backend begins to make an archive',
      },
      proofNeeded: {
        gives: { outcome: 'proofNeeded' } satisfies ExportAnswer,
        say: 'The password was given too long ago',
      },
      refused: {
        gives: {
          outcome: 'refused',
          message: words.problems.not_signed_in,
        } satisfies ExportAnswer,
        say: 'The backend refuses: the session is over',
      },
      unreachable,
    },
    downloadArchive: {
      saved: {
        gives: { outcome: 'saved', name: 'axis-one.zip' } satisfies ArchiveAnswer,
        say: 'The archive arrives',
      },
      gone: {
        gives: { outcome: 'gone' } satisfies ArchiveAnswer,
        say: 'The archive is deleted already',
      },
      unreachable,
    },
    passwordAgain: {
      proved: {
        gives: { isProved: true } satisfies PasswordAgainOutput,
        say: 'The member gives the password',
      },
      declined: {
        gives: { isProved: false } satisfies PasswordAgainOutput,
        say: 'The member leaves the question for the password',
      },
      broken: { fails: 'No dialog.', say: 'The question for the password cannot be shown' },
    },
  },
  states: {
    reading: 'The section says that it is checking',
    unread: 'A notice says that it could not be read',
    none: 'The section offers to make an archive',
    asking: 'The button says that the archive is being asked for',
    proving: 'The password is being asked for',
    'making.waiting': 'A notice says that the archive is being made',
    'making.looking': 'A notice says that the archive is being made',
    returning: 'Nothing of this is seen',
    late: 'The notice says that it takes longer than usual',
    'ready.offered': 'A notice says how large the archive is, and until when it is there',
    'ready.fetching': 'The button says that the archive is being downloaded',
    failed: 'A notice says that the archive could not be made',
    expired: 'A notice says that the archive is gone',
  },
  details: ({ context: { problem, saved } }) => [
    ...(problem === null ? [] : [`Said in place: ${problem || words.problem}`]),
    ...(saved === null ? [] : [`Said below the button: ${saved} is among the downloads`]),
  ],
  probes: {
    'the service fails without a word': {
      steps: ['readArchive=none', 'export.requested', { port: 'askExport', fails: '' }],
    },
    'there is none any more': {
      steps: ['readArchive=making', 'wait', { port: 'readArchive', gives: { archive: null } }],
    },
    'an archive that is there for longer than a timer runs': {
      steps: [{ port: 'readArchive', gives: known({ ...ready, endsIn: 1e12 } as Archive) }, 'wait'],
    },
  },
  resting: ['none', 'ready.offered', 'failed', 'expired', 'late', 'unread'],
  invariants: {
    'An archive is downloaded only where it is ready': ({ started, snapshot }) =>
      started.every(({ port }) => port !== 'downloadArchive') || snapshot.context.ready !== null,
    'What is ready is known exactly where it is offered, or asked for anew': ({ snapshot }) =>
      snapshot.hasTag('ready') === (snapshot.context.ready !== null) ||
      snapshot.hasTag('asking') ||
      snapshot.hasTag('proving'),
    'Nothing is said to be saved that is gone': ({ snapshot }) =>
      snapshot.context.saved === null || snapshot.context.ready !== null,
    'The service is not asked forever': ({ snapshot, started }) =>
      !snapshot.matches('late') || started.length === 0,
  },
});
