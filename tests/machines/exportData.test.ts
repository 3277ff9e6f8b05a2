// The archive of a member's data by state (docs/product-decisions.md, "Beyond the specification").
import { describe, expect, test } from 'vitest';
import { exportDataMachine } from '#machines/exportData.machine.ts';
import type {
  Archive,
  ArchiveAnswer,
  ArchiveKnown,
  ExportAnswer,
} from '#machines/exportData.machine.ts';
import type { PasswordAgainOutput } from '#machines/passwordAgain.machine.ts';
import { play, port } from './kit.ts';

const day = 86_400_000;
const ready: Archive = { state: 'ready', bytes: 2048, until: '2026-11-29T09:00:00Z', endsIn: day };

const begin = () => {
  const readArchive = port<ArchiveKnown>();
  const askExport = port<ExportAnswer>();
  const downloadArchive = port<ArchiveAnswer>();
  const passwordAgain = port<PasswordAgainOutput>();
  const flow = play(
    exportDataMachine.provide({
      actors: {
        readArchive: readArchive.logic,
        askExport: askExport.logic,
        downloadArchive: downloadArchive.logic,
        passwordAgain: passwordAgain.logic as never,
      },
    }),
  );
  return { ...flow, readArchive, askExport, downloadArchive, passwordAgain };
};
type Flow = ReturnType<typeof begin>;
const known = (archive: Archive | null) => {
  const flow = begin();
  flow.readArchive.resolve({ archive });
  return flow;
};
const asking = (archive: Archive | null = null) => {
  const flow = known(archive);
  flow.send({ type: 'export.requested' });
  return flow;
};
const making = () => known({ state: 'making' });
const fetching = () => {
  const flow = known(ready);
  flow.send({ type: 'archive.requested' });
  return flow;
};

describe('the archive', () => {
  test('is read first', () => {
    expect([begin().states(), begin().tags()]).toEqual([['reading'], ['loading']]);
  });
  test.each([
    ['is not there', null, ['none'], ['none']],
    ['is being made', { state: 'making' }, ['making.waiting'], ['making']],
    ['is ready', ready, ['ready.offered'], ['ready']],
    ['could not be made', { state: 'failed' }, ['failed'], ['failed']],
  ] as const)('%s', (_, archive, states, tags) => {
    const flow = known(archive);
    expect([flow.states(), flow.tags()]).toEqual([states, tags]);
    expect(flow.context().ready).toEqual(archive === ready ? ready : null);
  });
  test.each([
    ['cannot be read', (flow: Flow) => flow.readArchive.reject()],
    ['is not known in time', (flow: Flow) => flow.wait(15_000)],
  ])('can be asked for again where it %s', (_, end) => {
    const flow = begin();
    end(flow);
    expect([flow.states(), flow.tags()]).toEqual([['unread'], ['unread']]);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
});

describe('asking for one', () => {
  test('leads to its making', () => {
    const flow = asking();
    expect([flow.states(), flow.tags()]).toEqual([['asking'], ['asking']]);
    flow.askExport.resolve({ outcome: 'asked' });
    expect(flow.states()).toEqual(['making.waiting']);
  });
  test('asks for the password where it was given too long ago', () => {
    const flow = asking();
    flow.askExport.resolve({ outcome: 'proofNeeded' });
    expect([flow.states(), flow.tags()]).toEqual([['proving'], ['proving']]);
    flow.passwordAgain.resolve({ isProved: true });
    expect(flow.states()).toEqual(['asking']);
  });
  test.each([
    ['is not given', (flow: Flow) => flow.passwordAgain.resolve({ isProved: false }), null],
    ['cannot be asked for', (flow: Flow) => flow.passwordAgain.reject('No dialog.'), 'No dialog.'],
  ])('leaves all as it was where the password %s', (_, end, sentence) => {
    const flow = asking(ready);
    flow.askExport.resolve({ outcome: 'proofNeeded' });
    end(flow);
    expect([flow.states(), flow.context()]).toEqual([
      ['ready.offered'],
      { ready, saved: null, problem: sentence },
    ]);
  });
  test.each([
    [
      'refused',
      (flow: Flow) => flow.askExport.resolve({ outcome: 'refused', message: 'Signed out.' }),
      'Signed out.',
    ],
    ['out of reach', (flow: Flow) => flow.askExport.reject('No line.'), 'No line.'],
    ['without a word', (flow: Flow) => flow.askExport.reject(), ''],
    ['not answered in time', (flow: Flow) => flow.wait(15_000), ''],
  ])('can be tried again where it is %s', (_, end, sentence) => {
    const flow = asking();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['none'], sentence]);
    flow.send({ type: 'export.requested' });
    expect([flow.states(), flow.context().problem]).toEqual([['asking'], null]);
  });
  test('replaces one that is ready', () => {
    const flow = asking(ready);
    flow.askExport.resolve({ outcome: 'asked' });
    expect([flow.states(), flow.context().ready]).toEqual([['making.waiting'], null]);
  });
});

describe('its making', () => {
  test('is looked at every five seconds', () => {
    const flow = making();
    flow.wait(4999);
    expect(flow.states()).toEqual(['making.waiting']);
    flow.wait(1);
    expect(flow.states()).toEqual(['making.looking']);
    flow.readArchive.resolve({ archive: { state: 'making' } });
    expect(flow.states()).toEqual(['making.waiting']);
  });
  test.each([
    [
      'the service is out of reach',
      (flow: Flow) => flow.readArchive.reject('No line.'),
      'No line.',
    ],
    ['the service does not answer', (flow: Flow) => flow.wait(15_000), ''],
  ])('is looked at again later where %s, which is said until then', (_, end, sentence) => {
    const flow = making();
    flow.wait(5000);
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['making.waiting'], sentence]);
    flow.wait(5000);
    flow.readArchive.resolve({ archive: { state: 'making' } });
    expect([flow.states(), flow.context().problem]).toEqual([['making.waiting'], null]);
  });
  test('is waited for without a word of a failed look once it takes longer', () => {
    const flow = making();
    flow.wait(5000);
    flow.readArchive.reject('No line.');
    flow.wait(25_000);
    expect([flow.states(), flow.context().problem]).toEqual([['late'], null]);
  });
  test.each([
    ['with the archive', ready, ['ready.offered']],
    ['without success', { state: 'failed' }, ['failed']],
    ['where none is there any more', null, ['failed']],
  ] as const)('ends %s', (_, archive, states) => {
    const flow = making();
    flow.wait(5000);
    flow.readArchive.resolve({ archive });
    expect(flow.states()).toEqual(states);
  });
  test('is not waited for forever, and looked at once more by a press', () => {
    const flow = making();
    flow.wait(5000);
    flow.readArchive.resolve({ archive: { state: 'making' } });
    flow.wait(25_000);
    expect([flow.states(), flow.tags()]).toEqual([['late'], ['late', 'making']]);
    flow.wait(60_000);
    flow.send({ type: 'retry.requested' });
    expect(flow.states()).toEqual(['reading']);
  });
});

describe('taking it', () => {
  test('saves it, again and again', () => {
    const flow = fetching();
    expect([flow.states(), flow.tags()]).toEqual([['ready.fetching'], ['fetching', 'ready']]);
    flow.downloadArchive.resolve({ outcome: 'saved', name: 'axis-one.zip' });
    expect([flow.states(), flow.context().saved]).toEqual([['ready.offered'], 'axis-one.zip']);
    flow.send({ type: 'archive.requested' });
    expect(flow.states()).toEqual(['ready.fetching']);
  });
  test.each([
    ['is out of reach', (flow: Flow) => flow.downloadArchive.reject('No line.'), 'No line.'],
    ['does not arrive in time', (flow: Flow) => flow.wait(300_000), ''],
  ])('can be tried again where it %s', (_, end, sentence) => {
    const flow = fetching();
    end(flow);
    expect([flow.states(), flow.context().problem]).toEqual([['ready.offered'], sentence]);
    flow.send({ type: 'archive.requested' });
    expect(flow.context().problem).toBeNull();
  });
  test('finds it gone after a day, by the service or by the clock', () => {
    const gone = fetching();
    gone.downloadArchive.resolve({ outcome: 'gone' });
    const over = known(ready);
    over.wait(day);
    for (const flow of [gone, over])
      expect([flow.states(), flow.tags(), flow.context().ready]).toEqual([
        ['expired'],
        ['expired'],
        null,
      ]);
    over.send({ type: 'export.requested' });
    expect(over.states()).toEqual(['asking']);
  });
  test('one that is there for longer than a timer runs is not gone at once', () => {
    const flow = known({ ...ready, endsIn: 2_147_483_647 + day } as Archive);
    flow.wait(2_147_483_646);
    expect(flow.states()).toEqual(['ready.offered']);
  });
});

test('what could not be made is asked for again', () => {
  const flow = known({ state: 'failed' });
  flow.send({ type: 'export.requested' });
  expect(flow.states()).toEqual(['asking']);
});
