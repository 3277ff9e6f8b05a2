// Path model of a voice note at the desk: fetched, and played in place.
import { notePlaybackMachine } from '#machines/notePlayback.machine.ts';
import type { NoteAnswer } from '#machines/notePlayback.machine.ts';
import { requestPage } from '#content/requestPage.ts';
import { definePaths } from './kit/define.ts';
import { unreachable, wordless } from './support.ts';

const words = requestPage.files;

export default definePaths({
  machine: notePlaybackMachine,
  input: {
    request: { say: 'An advisor opens a request with a voice note', input: { id: 'note' } },
  },
  events: { 'note.requested': { say: `Press ${words.play}` } },
  environment: {
    playback: {
      'playback.ready': {
        say: 'The browser has an address for the player',
        samples: { here: { address: 'blob:note' } },
      },
    },
  },
  outcomes: {
    readNote: {
      found: {
        gives: { outcome: 'found', body: new Blob() } satisfies NoteAnswer,
        say: 'The database hands the note out',
      },
      gone: {
        gives: { outcome: 'refused', message: 'It is gone.' } satisfies NoteAnswer,
        say: 'The note is gone',
      },
      unreachable,
      wordless,
    },
    playback: { broken: { fails: 'No player.', say: 'The browser cannot play it' } },
  },
  states: {
    unheard: 'A button offers to play the note',
    fetching: 'The button says that the note is fetched',
    'audible.opening': 'The button says that the note is fetched',
    'audible.playable': 'A player has the note',
    failed: 'A notice says why the note cannot be heard',
  },
  details: ({ context: { problem } }) => (problem === '' ? [] : [`Said in place: ${problem}`]),
  resting: ['unheard', 'audible.playable', 'failed'],
  invariants: {
    'A player is on screen exactly where there is an address': ({ snapshot }) =>
      snapshot.hasTag('playable') === (snapshot.context.address !== null),
  },
});
