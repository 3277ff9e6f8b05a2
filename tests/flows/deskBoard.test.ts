// What the sections of the desk work out by themselves: rows from answers, sentences from refusals, and the file of the figures.
import { describe, expect, test } from 'vitest';
import { deskBoard } from '#content/deskBoard.ts';
import { signals } from '#content/signals.ts';
import { sectionIn } from '#flows/desk/sections.ts';
import { actName, mailName, monthName, topicName, whoOf } from '#flows/deskBoard/names.ts';
import { dayIn, spanIn, weekAfter } from '#flows/deskBoard/place.ts';
import { resultOf, whyNot } from '#flows/deskBoard/ports/acts.ts';
import { csvOf, toFigures } from '#flows/deskBoard/ports/figures.ts';
import { toLetter } from '#flows/deskBoard/ports/letters.ts';
import { toMail, toPost, toSlot, toStaffAct, toTable } from '#flows/deskBoard/ports/rows.ts';
import { figures, week } from '../paths/deskBoard.samples.ts';

describe('the address', () => {
  test.each([
    ['section=hours', 'hours'],
    ['section=acts&at=x', 'acts'],
    ['section=tea', null],
    ['', null],
  ])('names a section, else the queue: %j', (query, section) => {
    expect(sectionIn(new URLSearchParams(query))).toBe(section);
  });
  test('names a week, or none', () => {
    expect([dayIn('2026-11-23'), dayIn('2026-13-99'), dayIn('soon'), dayIn(null)]).toEqual([
      '2026-11-23',
      null,
      null,
      null,
    ]);
    expect([weekAfter('2026-12-28', 1), weekAfter('2026-03-30', -1)]).toEqual([
      '2027-01-04',
      '2026-03-23',
    ]);
  });
  test('names a span, else a year', () => {
    expect([spanIn('36'), spanIn('7'), spanIn(null)]).toEqual(['36', '12', '12']);
  });
});

describe('names', () => {
  test('of what is known', () => {
    expect([topicName('gtm'), actName('moved'), mailName('welcome'), monthName('2026-11')]).toEqual(
      ['Go-to-Market', deskBoard.log.moved, 'Welcome', 'November 2026'],
    );
    expect(monthName('2026-11', 'short')).toBe('Nov');
    expect(monthName('2026-11', 'dated')).toBe('Nov 2026');
    expect(whoOf({ company: 'Halden', email: 'ada@example.com' })).toBe('Halden, ada@example.com');
  });
  test('of what a later backend may say', () => {
    expect([topicName('tea'), actName('toString'), mailName('tea'), monthName('tea')]).toEqual([
      'tea',
      deskBoard.logOther,
      deskBoard.mails.other,
      'tea',
    ]);
    expect(whoOf({ company: null, email: null })).toBe(deskBoard.noAccount);
  });
});

describe('rows', () => {
  const asker = { id: 'a', status: 'submitted', email: 'ada@example.com', company: '', tier: null };
  test('of hours', () => {
    expect(
      toSlot({
        slot: '2026-11-24T14:20',
        host: 'nobody',
        available: true,
        past: false,
        scheduled: null,
        asking: [asker],
        wanted_by: [{ ...asker, slot: '2026-12-01T14:20' }],
      }),
    ).toEqual({
      slot: '2026-11-24T14:20',
      host: null,
      isAvailable: true,
      isPast: false,
      scheduled: null,
      asking: [{ ...asker, company: null }],
      wantedBy: [{ ...asker, company: null, slot: '2026-12-01T14:20' }],
    });
  });
  test('of tables, also of one that the content does not name any more', () => {
    const table = {
      id: 'paris-walk-2026-12-03',
      seats: 4,
      reserved: 1,
      free: 2,
      over: false,
      held_on: null,
    };
    expect(toTable({ ...table, waitlisted: [{ ...asker, position: 1 }] })).toMatchObject({
      title: 'Paris walk',
      waitlisted: [{ position: 1, offeredUntil: null }],
      accepted: [],
    });
    expect(toTable({ ...table, id: 'gone' }).title).toBe('gone');
    // A day that the site was not built with.
    expect(toTable({ ...table, id: 'lisbon-dinner-2099-02-18' }).title).toBe('Lisbon dinner');
  });
  test('of posts, mails and acts', () => {
    const at = '2026-11-21 20:00:00+00';
    expect(
      toPost({
        id: 'p',
        author_name: 'Ada',
        body: null,
        teaser: 'Buy',
        created_at: at,
        hidden_reason: 'It sells.',
        hidden_by: { id: 's', name: 'Grace' },
      }),
    ).toMatchObject({
      body: 'Buy',
      isPremium: false,
      createdAt: '2026-11-21T20:00:00.000Z',
      hidden: { reason: 'It sells.', by: { name: 'Grace' } },
    });
    expect(toPost({ id: 'p', hidden_reason: null }).hidden).toBeNull();
    expect(toMail({ id: 'm', status: 'givenUp', attempts: 5 }).isGivenUp).toBe(true);
    expect(toMail({ id: 'm', status: 'queued' }).isGivenUp).toBe(false);
    expect(toStaffAct({ id: 7, at, act: 'moved', by: null, request_id: null })).toMatchObject({
      id: '7',
      by: { name: '' },
      request: null,
      subject: null,
      status: null,
    });
  });
});

describe('the newest issue', () => {
  const slug = signals[0]?.href.split('/').at(-1) ?? '';
  const letter = { list: 'next-curve', readers: 7, waiting: 0, left: 0 };
  test('goes to every reader before anybody has it', () => {
    expect(toLetter({ ...letter, issues: [] }).next).toEqual({
      issue: {
        list: 'next-curve',
        slug,
        title: signals[0]?.title,
        summary: signals[0]?.excerpt,
      },
      missing: 7,
      isOut: false,
    });
  });
  test('goes to those who lack it afterwards', () => {
    const issues = [{ slug, title: 'It', sent: 5, queued: 0, failed: 0, missing: 2 }];
    expect(toLetter({ ...letter, issues }).next).toMatchObject({ missing: 2, isOut: true });
  });
});

describe('what is said afterwards', () => {
  const act = { kind: 'schedule', id: 'a1', about: 'Halden' } as const;
  test('names those who were offered another slot', () => {
    const offered = [
      { id: 'a2', slots: ['2026-12-01T14:20', '2026-12-01T14:40'] },
      { id: 'unknown', slots: ['2026-12-01T14:20'] },
    ];
    expect(resultOf(act, { outcome: 'stored', offered }, week)).toBe(
      'Scheduled: Halden. a2@example.com was offered Tuesday, December 1, 2026, 14:20; Tuesday, December 1, 2026, 14:40 instead. Without an account was offered Tuesday, December 1, 2026, 14:20 instead.',
    );
    expect(resultOf(act, { outcome: 'stored' }, null)).toBe('Scheduled: Halden.');
  });
  test.each([
    ['not_failed', deskBoard.refusals.not_failed],
    ['not_found', deskBoard.refusals.not_found],
    ['gathering_full', 'All seats of this gathering are taken.'],
    ['of a later backend', 'The database refused this step. Nothing has changed.'],
  ])('says why not: %s', (reason, sentence) => {
    expect(whyNot({ outcome: 'refused', reason, detail: {} })).toBe(sentence);
  });
});

describe('the figures', () => {
  test('are taken from the answer', () => {
    expect(
      toFigures({
        outcome: 'found',
        promises: { kept: 1, broken: 2, running: 3 },
        median_hours: null,
        open_by_age: [{ age: 'under24h', count: 4 }],
        by_kind: [{ kind: 'asynq', asked: 1, open: 1, kept: 0, broken: 0, median_hours: 2.5 }],
        by_topic: [{ topic: 'gtm', asked: 1 }],
        months: [
          { month: '2026-11', asked: 1, replied: 0, kept: 0, broken: 0, median_hours: null },
        ],
      }),
    ).toEqual({
      promises: { kept: 1, broken: 2, running: 3 },
      medianHours: null,
      openByAge: [{ age: 'under24h', count: 4 }],
      byKind: [{ kind: 'asynq', asked: 1, open: 1, kept: 0, broken: 0, medianHours: 2.5 }],
      byTopic: [{ topic: 'gtm', asked: 1 }],
      months: [{ month: '2026-11', asked: 1, replied: 0, kept: 0, broken: 0, medianHours: null }],
    });
  });
  test('are a file with a line each, and every line as long as the first', () => {
    if (figures.section !== 'figures') throw new Error('No figures.');
    const lines = csvOf(figures.figures).split('\r\n');
    expect(lines[0]).toBe('Section,Item,Asked,Replied,Open,Kept,Broken,Median hours');
    expect(lines[1]).toBe('Total,,7,6,3,5,1,21.4');
    expect(lines[2]).toBe('Promises open,,,,2,,,');
    expect(lines).toContain('Month,2026-10,3,3,,2,1,30.5');
    expect(lines).toContain('Domain,Go-to-Market,4,,,,,');
    for (const line of lines) expect(line.split(',').length).toBe(8);
    expect(lines.length).toBe(3 + 2 + 2 + 5 + 2);
  });
  test('quote what would divide a line', () => {
    if (figures.section !== 'figures') throw new Error('No figures.');
    const changed = { ...figures.figures, byTopic: [{ topic: 'a "b", c', asked: 1 }] };
    expect(csvOf(changed)).toContain('Domain,"a ""b"", c",1');
  });
});
