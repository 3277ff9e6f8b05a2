// @vitest-environment happy-dom
// The desk on screen: nothing of it before the database has answered, then its queue, a request, its steps, and its keys.
import { act } from 'react';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { AppContext, type App } from '#boot/app.tsx';
import { desk } from '#content/desk.ts';
import { deskBoard } from '#content/deskBoard.ts';
import { deskFactor } from '#content/deskFactor.ts';
import { service } from '#content/service.ts';
import { deskMachine, type DeskEvent, type StaffAnswer } from '#machines/desk.machine.ts';
import { deskBoardMachine } from '#machines/deskBoard.machine.ts';
import type { Board, BoardAsked, DeskBoardEvent } from '#machines/deskBoard.machine.ts';
import { deskIssueMachine } from '#machines/deskIssue.machine.ts';
import { deskLeaseMachine } from '#machines/deskLease.machine.ts';
import type { DeskLeaseEvent, LeaseAnswer, LeaseAsked } from '#machines/deskLease.machine.ts';
import { deskQueueMachine } from '#machines/deskQueue.machine.ts';
import type { DeskFilter, DeskQueueEvent, QueuePage } from '#machines/deskQueue.machine.ts';
import { deskRequestMachine } from '#machines/deskRequest.machine.ts';
import type { DeskRequestAnswer, DeskStep, DeskVerdict } from '#machines/deskRequest.machine.ts';
import { notePlaybackMachine } from '#machines/notePlayback.machine.ts';
import { fileDownloadMachine } from '#machines/fileDownload.machine.ts';
// They are here before the desk fetches them.
import '#pages/desk/DeskPage.tsx';
import '#ui/DialogParts.tsx';
import { lazyPart } from '#adapters/lazyPart.ts';
import { DeskGate } from '#pages/desk/DeskGate.tsx';
import { mails } from '../paths/deskBoard.samples.ts';
import { advisor, everything, lease, pageOf, record } from '../paths/desk.samples.ts';
import { feed, noDraft, port } from '../machines/kit.ts';
import { one, render } from '../ui/render.ts';

const { commands } = desk.keys;

/** Everything that was promised has been kept, and rendered. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setTimeout(next));
  });
const does = async (step: () => void) => {
  act(step);
  await settle();
};

/** The gate, with ports that answer on command. */
async function opens() {
  const askStaff = port<StaffAnswer>();
  const sectionFeed = feed<DeskEvent>();
  const boardFeed = feed<DeskBoardEvent>();
  const readBoard = port<Board, BoardAsked>();
  const addressFeed = feed<DeskQueueEvent>();
  const clock = feed<DeskQueueEvent>();
  const readQueue = port<QueuePage, { filter: DeskFilter; cursor: string | null }>();
  const readRequest = port<DeskRequestAnswer, { id: string }>();
  const takeStep = port<DeskVerdict, DeskStep>();
  const sayPresent = port<LeaseAnswer, LeaseAsked>();
  const machines: Record<string, AnyStateMachine> = {
    desk: deskMachine.provide({
      actors: { askStaff: askStaff.logic, addressFeed: sectionFeed.logic },
    }),
    deskBoard: deskBoardMachine.provide({
      actors: { addressFeed: boardFeed.logic, draft: noDraft, readBoard: readBoard.logic },
    }),
    'deskBoard/deskIssue': deskIssueMachine,
    deskQueue: deskQueueMachine.provide({
      actors: { addressFeed: addressFeed.logic, clock: clock.logic, readQueue: readQueue.logic },
    }),
    deskRequest: deskRequestMachine.provide({
      actors: { draft: noDraft, readRequest: readRequest.logic, takeStep: takeStep.logic },
    }),
    'deskRequest/deskLease': deskLeaseMachine.provide({
      actors: {
        presence: feed<DeskLeaseEvent, { id: string }>().logic,
        sayPresent: sayPresent.logic,
      },
    }),
    'deskRequest/notePlayback': notePlaybackMachine,
    'deskRequest/fileDownload': fileDownloadMachine,
  };
  const loads = Object.fromEntries(
    Object.entries(machines).map(([id, machine]) => [id, lazyPart(async () => machine).load]),
  );
  await Promise.all(Object.values(loads).map((load) => load()));
  const flows = { load: (id: string) => loads[id]?.() };
  const { host } = render(
    <AppContext value={{ flows } as unknown as App}>
      <DeskGate missing={<p>No such page</p>} />
    </AppContext>,
  );
  await settle();
  const sections = { sectionFeed, boardFeed, readBoard };
  const ports = { askStaff, addressFeed, clock, readQueue, readRequest, takeStep, sayPresent };
  return { host, ...ports, ...sections };
}

const named = (request: string | null) =>
  ({ type: 'address.named', filter: everything, request }) as const;
const press = (key: string, on: Element = document.body) =>
  does(() => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const buttonsIn = (host: Element) =>
  [...host.querySelectorAll('button')].map(({ textContent }) => textContent);

/** The queue is on screen, with two lines. */
async function queued() {
  const flow = await opens();
  await does(() => flow.askStaff.resolve({ outcome: 'found', staff: advisor }));
  await does(() => flow.addressFeed.say(named(null)));
  await does(() => {
    flow.clock.say({ type: 'time.read', instant: Date.UTC(2026, 10, 24, 14) });
    flow.readQueue.resolve(pageOf(['r1', 'r2'], 'more'));
  });
  return flow;
}

/** The first request is open, and its lease is this advisor's. */
async function opened() {
  const flow = await queued();
  await does(() => flow.addressFeed.say(named('r1')));
  await does(() => {
    flow.readRequest.resolve({ outcome: 'found', record });
    flow.sayPresent.resolve({ lease: lease(true), present: [lease(true)] });
  });
  return flow;
}

test('until the database has answered, and for everybody else, there is no such page', async () => {
  const flow = await opens();
  expect(flow.host.textContent).toBe('No such page');
  await does(() => flow.askStaff.resolve({ outcome: 'refused' }));
  expect(flow.host.textContent).toBe('No such page');
});

test('a service that is out of reach is asked again', async () => {
  const flow = await opens();
  await does(() => flow.askStaff.reject());
  expect(flow.host.textContent).toContain(service.unreachable);
  expect(one(flow.host, 'h1').textContent).toBe(deskFactor.failed);
  expect(document.title).toContain(deskFactor.failed);
  await does(() => one<HTMLButtonElement>(flow.host, 'button').click());
  expect(flow.host.textContent).toBe('No such page');
});

test('staff without a second factor read why the desk is closed', async () => {
  const { host, askStaff } = await opens();
  await does(() => askStaff.resolve({ outcome: 'needsFactor' }));
  expect(one(host, 'h1').textContent).toBe(deskFactor.title);
  expect(document.title).toContain(deskFactor.title);
});

test('the queue says how long is left, and a key marks the next line', async () => {
  const { host } = await queued();
  expect(one(host, 'h1').textContent).toBe(desk.title);
  expect(
    [...host.querySelectorAll('[data-request]')].map((line) => line.getAttribute('href')),
  ).toEqual(['/desk?request=r1', '/desk?request=r2']);
  expect(one(host, '[data-request=r1]').textContent).toContain('6 h left');
  expect(one(host, '[data-marked=true]').getAttribute('data-request')).toBe('r1');
  await press(commands.next.key);
  expect(one(host, '[data-marked=true]').getAttribute('data-request')).toBe('r2');
  expect(document.activeElement).toBe(one(host, '[data-request=r2]'));
  expect(buttonsIn(host)).toContain(desk.queue.more);
});

test('a button marks a line and keeps the focus: the line is announced', async () => {
  const { host } = await queued();
  const button = one<HTMLButtonElement>(host, '[aria-keyshortcuts=j]');
  await does(() => button.click());
  expect(document.activeElement).toBe(button);
  const said = one(host, '[data-flow=deskQueue] output').textContent || 'nothing';
  expect(one(host, '[data-marked=true][data-request=r2]').textContent).toContain(said);
});

test('no key works where text is written', async () => {
  const { host } = await queued();
  await press(commands.next.key, one(host, 'input[type=search]'));
  expect(one(host, '[data-marked=true]').getAttribute('data-request')).toBe('r1');
});

test('the keys are listed', async () => {
  await queued();
  await press(commands.help.key);
  const dialog = one(document.body, '[role=dialog]');
  for (const { name } of Object.values(commands)) expect(dialog.textContent).toContain(name);
});

test('a request that opens has the focus, and the steps of its chart', async () => {
  const { host } = await opened();
  const panel = one(host, '[data-flow=deskRequest]');
  expect(document.activeElement?.textContent).toBe(record.request.subject);
  expect(buttonsIn(panel)).toEqual(
    (['review', 'schedule', 'decline', 'note'] as const).map(
      (command) => desk.request.commands[command].name,
    ),
  );
});

test('a key opens the dialog of a step; without a reason nobody is declined', async () => {
  const { takeStep } = await opened();
  await press(commands.decline.key);
  const dialog = one(document.body, '[role=dialog]');
  await does(() => {
    one(dialog, 'textarea').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }),
    );
  });
  expect(dialog.textContent).toContain(desk.request.dialog.noteMissing);
  expect(takeStep.asked).toEqual([]);
});

test('while another advisor has the lease, only a note among staff is left', async () => {
  const flow = await queued();
  await does(() => flow.addressFeed.say(named('r1')));
  await does(() => {
    flow.readRequest.resolve({ outcome: 'found', record });
    flow.sayPresent.resolve({ lease: lease(false), present: [lease(false)] });
  });
  const panel = one(flow.host, '[data-flow=deskRequest]');
  expect(buttonsIn(panel)).toEqual([desk.request.lease.take, desk.request.commands.note.name]);
  await press(commands.decline.key);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await does(() => one<HTMLButtonElement>(panel, 'button').click());
  expect(flow.sayPresent.asked.at(-1)).toEqual({ id: 'r1', take: true });
});

test('the address leads to a section, and a key presses its link', async () => {
  const flow = await queued();
  const pressed: string[] = [];
  for (const link of flow.host.querySelectorAll('[data-place]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(link.getAttribute('href') ?? '');
    });
  await press(commands.mails.key);
  expect(pressed).toEqual(['/desk?section=mails']);
  expect(document.activeElement?.getAttribute('data-place')).toBe('mails');
  await does(() => flow.sectionFeed.say({ type: 'section.named', section: 'mails' }));
  await does(() => flow.boardFeed.say({ type: 'address.named', section: 'mails', at: null }));
  await does(() => flow.readBoard.resolve(mails));
  expect(one(flow.host, 'h2').textContent).toBe(deskBoard.titles.mails);
  // The page says of the section what it said of the queue.
  expect(flow.host.textContent).toContain(deskBoard.ledes.mails);
  expect(flow.host.textContent).not.toContain(desk.lede);
  expect(flow.host.querySelector('[data-flow=deskQueue]')).toBeNull();
  expect(flow.host.textContent).toContain('550 no such user');
  expect(one(flow.host, '[aria-current=page]').getAttribute('data-place')).toBe('mails');
  await press(commands.refresh.key);
  expect(flow.readBoard.asked.length).toBe(2);
});
