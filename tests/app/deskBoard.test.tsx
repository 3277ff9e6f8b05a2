// @vitest-environment happy-dom
// Each section of the desk on screen, from what the database says of it: what can be done about which row.
import { act } from 'react';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { AppContext, type App } from '#boot/app.tsx';
import { deskBoard } from '#content/deskBoard.ts';
import { requests } from '#content/requests.ts';
import { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { Board, BoardAsked, DeskBoardEvent } from '#machines/deskBoard.machine.ts';
import { BoardView } from '#flows/deskBoard/BoardView.tsx';
import { acts, figures, mails, postsOf, tables, week } from '../paths/deskBoard.samples.ts';
import { feed, port } from '../machines/kit.ts';
import { one, render } from '../ui/render.ts';

const { acts: words, titles } = deskBoard;

/** A section with this board on screen. */
async function shows(board: Board, at: string | null = null) {
  const { section } = board;
  const addressFeed = feed<DeskBoardEvent>();
  const readBoard = port<Board, BoardAsked>();
  const actor = createActor(
    deskBoardMachine.provide({
      actors: { addressFeed: addressFeed.logic, readBoard: readBoard.logic },
    }),
    { input: { section } },
  ).start();
  const sent: string[] = [];
  actor.on('navigate', ({ to }) => sent.push(to));
  addressFeed.say({ type: 'address.named', section, at });
  await act(async () => readBoard.resolve(board));
  const { host } = render(
    <AppContext value={{} as unknown as App}>
      <BoardView actor={actor} snapshot={actor.getSnapshot()} />
    </AppContext>,
  );
  expect(one(host, 'h2').textContent).toBe(titles[section]);
  const buttons = [...host.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  const press = (name: string) =>
    act(() =>
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    );
  return { host, buttons, press, sent, text: host.textContent };
}

test('hours: an open slot can be given to each who asks, a wish be decided, and a past one not', async () => {
  const { buttons, text, host, press, sent } = await shows(week);
  const slot = 'Tuesday, November 24, 2026, 14:20';
  expect(buttons).toEqual([
    deskBoard.states.refresh,
    deskBoard.hours.earlier,
    deskBoard.hours.later,
    `${words.schedule.name}: Halden, a1@example.com, ${slot}`,
    `${words.schedule.name}: a2@example.com, ${slot}`,
    `${words.agreeMove.name}: a3@example.com, ${slot}`,
    `${words.refuseMove.name}: a3@example.com, Tuesday, December 1, 2026, 14:20`,
  ]);
  for (const said of [
    'Premium',
    deskBoard.hours.free,
    deskBoard.hours.past,
    requests.statuses.scheduled.name,
  ])
    expect(text).toContain(said);
  expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    ['a1', 'a2', 'a3', 'a4'].map((id) => `/desk?request=${id}`),
  );
  press(deskBoard.hours.later);
  press(deskBoard.hours.earlier);
  expect(sent).toEqual(['/desk?section=hours&at=2026-11-30', '/desk?section=hours&at=2026-11-16']);
});

test('tables: the undecided are accepted as long as a seat is free, and all but the accepted can be declined', async () => {
  const { buttons, text } = await shows(tables);
  expect(buttons.slice(1)).toEqual([
    `${words.accept.name}: g4@example.com, Paris walk`,
    `${words.decline.name}: g4@example.com, Paris walk`,
    `${words.decline.name}: g2@example.com, Paris walk`,
    `${words.decline.name}: g3@example.com, Paris walk`,
  ]);
  expect(text).toContain('2 of 4 seats taken');
  expect(text).toContain(deskBoard.tables.over);
  expect(text).toContain(deskBoard.tables.nobody);
});

test('posts: one on show can be hidden, a hidden one says by whom and why', async () => {
  const { buttons, text, press, sent } = await shows(postsOf(['p1', 'p2'], 'more'), 'hidden');
  expect(buttons.slice(-3)).toEqual([
    `${words.hide.name}: The post by Author p1`,
    `${words.show.name}: The post by Author p2`,
    deskBoard.states.more,
  ]);
  expect(text).toContain('Hidden by The advisor: It sells a course.');
  press(deskBoard.posts.filters.all);
  press(deskBoard.posts.filters.shown);
  expect(sent).toEqual(['/desk?section=posts', '/desk?section=posts&at=shown']);
});

test('mails: what was given up can be sent again, what is still tried cannot', async () => {
  const { buttons, text } = await shows(mails);
  expect(buttons.slice(1)).toEqual([`${words.sendAgain.name}: Answer, to ada@example.com`]);
  for (const said of ['7 sent', '1 given up', '550 no such user', deskBoard.mails.trying])
    expect(text).toContain(said);
  expect(text).toContain(`${deskBoard.mails.other}, to ben@example.com`);
});

test('figures: charts with a sentence and a table each, without a name', async () => {
  const { host, buttons, text, press, sent } = await shows(figures);
  const charts = [...host.querySelectorAll('svg[role=img]')];
  expect(charts.map((chart) => chart.querySelector('desc')?.textContent)).toEqual([
    'From October 2026 to November 2026: 5 promises kept and 1 broken.',
    'The median hours to a reply in each month: October 2026 30.5.',
    'Open requests by age: Under 24 hours 2; 1 to 2 days 0; 2 to 3 days 1; 3 to 7 days 0; Over 7 days 0.',
    'Questions by domain: Go-to-Market 4; Hiring 2.',
  ]);
  expect(host.querySelectorAll('table').length).toBe(charts.length + 1);
  expect(buttons.at(-1)).toBe(`${words.saveFile.name}: figures-2026-11.csv`);
  expect(text).toContain('5 of 6');
  press(deskBoard.figures.spans[36]);
  expect(sent).toEqual(['/desk?section=figures&at=36']);
});

test('figures: before anything was asked, each chart says so instead of an empty drawing', async () => {
  if (figures.section !== 'figures') throw new Error('No figures.');
  const nothing = { asked: 0, replied: 0, kept: 0, broken: 0, medianHours: null };
  const months = [{ month: '2026-11', ...nothing }];
  const { host, text } = await shows({
    ...figures,
    figures: { ...figures.figures, byTopic: [], months },
  });
  const { keptNone, noHours, noTopics } = deskBoard.figures;
  for (const said of [keptNone, noHours, noTopics]) expect(text).toContain(said);
  expect(host.querySelectorAll('svg[role=img]').length).toBe(1);
});

test('acts: who did what, the request that it was about, and where that was moved to', async () => {
  const { text, host } = await shows(acts);
  for (const said of ['The advisor', requests.statuses.accepted.name]) expect(text).toContain(said);
  expect(text).toContain(deskBoard.log.moved);
  expect(text).toContain(deskBoard.log.postHidden);
  expect(
    [...host.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([['Two boards', '/desk?request=r1']]);
});

test.each([
  [{ ...week, rows: [] } as Board, deskBoard.hours.empty],
  [{ ...tables, rows: [] } as Board, deskBoard.tables.empty],
  [postsOf([]), deskBoard.posts.empty],
  [{ ...mails, rows: [] } as Board, deskBoard.mails.empty],
  [{ ...acts, rows: [] } as Board, deskBoard.logEmpty],
])('an empty section says so: $section', async (board, title) => {
  const { text } = await shows(board);
  expect(text).toContain(title);
});
