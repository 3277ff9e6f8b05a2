// A download by state (docs/product-spec.md, "8. Error catalogue"; docs/product-decisions.md, "No behaviour").
import { describe, expect, test } from 'vitest';
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
import type { DownloadAnswer, WantedFile } from '#machines/fileDownload.machine.ts';
import { play, port } from './kit.ts';

const playbook: WantedFile = {
  id: 'go-to-market-playbook',
  title: 'Go-to-Market Playbook',
  format: 'docx',
};
const toolkit: WantedFile = {
  id: 'strategic-fundraising-toolkit',
  title: 'Strategic Fundraising Toolkit',
};
const started = { type: 'toast', key: 'downloadStarted', title: playbook.title };
const saved: DownloadAnswer = { outcome: 'saved', name: 'playbook.md', size: 2048 };
const refused: DownloadAnswer = {
  outcome: 'refused',
  reason: 'not_allowed',
  message: 'This file is part of a plan.',
};

const begin = () => {
  const downloadFile = port<DownloadAnswer, WantedFile>();
  return {
    ...play(fileDownloadMachine.provide({ actors: { downloadFile: downloadFile.logic } })),
    downloadFile,
  };
};
const fetching = () => {
  const flow = begin();
  flow.send({ type: 'download.requested', file: playbook });
  return flow;
};

test('at first files are offered, and the backend is not called', () => {
  const flow = begin();
  expect([flow.states(), flow.tags(), flow.downloadFile.asked]).toEqual([['offered'], [], []]);
});

describe('while it is fetched', () => {
  test('the toast names the file, and the backend is asked for it once, in its format', () => {
    const flow = fetching();
    expect([flow.states(), flow.tags()]).toEqual([['fetching'], ['busy']]);
    expect(flow.heard()).toEqual([started]);
    expect(flow.downloadFile.asked).toEqual([playbook]);
    expect(flow.can({ type: 'download.requested', file: toolkit })).toBe(false);
  });
  test('it is downloaded: the state has its name', () => {
    const flow = fetching();
    flow.downloadFile.resolve(saved);
    expect([flow.states(), flow.tags()]).toEqual([['saved'], ['saved']]);
    expect(flow.context()).toEqual({
      file: playbook,
      saved: 'playbook.md',
      problem: null,
      refusal: null,
    });
    expect(flow.heard()).toEqual([started]);
  });
  test('refused: the page and a toast show the sentence', () => {
    const flow = fetching();
    flow.downloadFile.resolve(refused);
    expect([flow.states(), flow.tags()]).toEqual([['failed'], ['failed']]);
    expect(flow.context()).toMatchObject({
      saved: null,
      problem: 'This file is part of a plan.',
      refusal: 'not_allowed',
    });
    expect(flow.heard()).toEqual([
      started,
      { type: 'toast', key: 'downloadFailed', message: 'This file is part of a plan.' },
    ]);
  });
  test.each([
    ['No network.', { message: 'No network.' }],
    ['', {}],
  ])('it fails with “%s”', (sentence, said) => {
    const flow = fetching();
    flow.downloadFile.reject(sentence);
    expect(flow.states()).toEqual(['failed']);
    expect(flow.context()).toMatchObject({ problem: sentence, refusal: null });
    expect(flow.heard()).toEqual([started, { type: 'toast', key: 'downloadFailed', ...said }]);
  });
  test('no answer for thirty seconds: the user can retry', () => {
    const flow = fetching();
    const { downloadTimeout } = fileDownloadMachine.implementations.delays;
    expect(downloadTimeout).toBe(30_000);
    flow.wait(29_999);
    expect(flow.states()).toEqual(['fetching']);
    flow.wait(1);
    expect([flow.states(), flow.context().problem]).toEqual([['failed'], '']);
  });
});

test.each([saved, refused])('after %o another file can be requested', (answer) => {
  const flow = fetching();
  flow.downloadFile.resolve(answer);
  flow.send({ type: 'download.requested', file: toolkit });
  expect(flow.states()).toEqual(['fetching']);
  expect(flow.context()).toEqual({ file: toolkit, saved: null, problem: null, refusal: null });
});
