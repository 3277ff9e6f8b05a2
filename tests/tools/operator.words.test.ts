// The texts for the operator, without a backend: dates, order, pages, names of files, refusals.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listPage, showPage } from '../../tools/operator/pages.mjs';
import { refusalSentence } from '../../tools/operator/refusals.mjs';
import { safeName, saveUnder } from '../../tools/operator/save.mjs';
import {
  columns,
  dueWords,
  inOrder,
  moment,
  plain,
  size,
  slotWords,
  span,
  wrapped,
} from '../../tools/operator/words.mjs';
import { question, saturday } from './operator.kit.ts';

const hours = (count: number) => count * 3_600_000;

describe('dates', () => {
  it.each([
    ['2026-11-24T10:00:00Z', 'Tue, Nov 24, 11:00'],
    ['2026-07-01T22:30:00Z', 'Thu, Jul 2, 00:30'],
    ['2027-01-01T00:00:00Z', 'Fri, Jan 1, 2027, 01:00'],
  ])('%s is %s in Paris', (iso, words) => expect(moment(iso, saturday)).toBe(words));

  it.each([
    [hours(0.75), '45 min'],
    [hours(47.9), '47 h'],
    [hours(48), '2 d'],
    [hours(-71), '2 d 23 h'],
  ])('%d ms are %s', (milliseconds, words) => expect(span(milliseconds)).toBe(words));

  it('a slot is in the advisor’s time zone, in summer and winter', () => {
    expect(slotWords('2026-11-24T14:20')).toBe('Tuesday, November 24, 2026, 14:20');
    expect(slotWords('2026-07-02T14:20')).toBe('Thursday, July 2, 2026, 14:20');
  });

  it('a due date shows the time that is left, or that it is late; a settled request has none', () => {
    expect(dueWords(question, saturday)).toBe('in 2 d 22 h · Tue, Nov 24, 11:00');
    const late = new Date('2026-11-24T15:30:00Z');
    expect(dueWords(question, late)).toBe('OVERDUE 5 h · Tue, Nov 24, 11:00');
    expect(dueWords({ ...question, status: 'answered' }, late)).toBe('—');
    const offered = {
      ...question,
      status: 'offered',
      due_at: null,
      offered_until: '2026-11-21T18:00:00Z',
    };
    expect(dueWords(offered, saturday)).toBe('in 6 h · Sat, Nov 21, 19:00');
  });
});

describe('the list', () => {
  const rows = [
    { ...question, short: 'aaaaaaaa', status: 'scheduled', kind: 'office-hours' },
    { ...question, short: 'bbbbbbbb', due_at: null, kind: 'gathering' },
    { ...question, short: 'cccccccc' },
    { ...question, short: 'dddddddd', due_at: '2026-11-21T09:00:00Z' },
  ];

  it('is sorted by due date, then waiting requests, then running ones', () => {
    expect(inOrder(rows).map(({ short }) => short[0])).toEqual(['d', 'c', 'b', 'a']);
  });

  it('has columns, marks late requests and counts them', () => {
    const page = listPage(rows, saturday);
    expect(page[1]).toBe(
      'dddddddd  asynq         submitted  OVERDUE 3 h · Sat, Nov 21, 10:00  ada@example.com  Which pilot first?',
    );
    const starts = page.slice(0, 5).map((line) => line.search(/FROM|ada@/));
    expect(new Set(starts).size).toBe(1);
    expect(page.at(-1)).toBe('4 requests, 1 overdue.');
    expect(listPage([], saturday)).toEqual(['Nothing here: no request matches.']);
  });

  it('is cut to the width of the terminal, and not cut without one', () => {
    expect(columns([['a', 'long words']], 8)).toEqual(['a  long…']);
    expect(columns([['a', 'sold 👨‍👩‍👧‍👦👨‍👩‍👧‍👦']], 9)).toEqual(['a  sold…']);
    for (const line of listPage(rows, saturday, 60)) expect(line.length).toBeLessThanOrEqual(60);
  });
});

describe('one request', () => {
  it('shows answers, history, attachments and the next steps', () => {
    const row = {
      ...question,
      answers: {
        question: `${'A long question. '.repeat(8)}\nA second line.`,
        context: { productLink: 'https://halden.example' },
        readyOnTime: true,
        nothing: null,
      },
      events: [
        ...question.events,
        {
          actor: 'advisor',
          from_status: 'submitted',
          to_status: 'inReview',
          at: '2026-11-21T11:00:00Z',
          note: 'Reading.',
        },
        {
          actor: 'advisor',
          from_status: 'inReview',
          to_status: 'inReview',
          at: '2026-11-21T11:30:00Z',
          note: 'Halfway.',
        },
      ],
      attachments: [{ id: 'x', name: 'deck.pdf', type: 'application/pdf', size: 10_485_760 }],
    };
    const page = showPage({ ...row, status: 'inReview' }, ['answered', 'needsYou'], saturday).join(
      '\n',
    );
    expect(page).toContain('AsynQ question · in-review');
    expect(page).toContain('  From     ada@example.com · Halden Robotics · free');
    expect(page).toContain('  Sent     Sat, Nov 21, 11:00, 2 h ago');
    expect(page).toContain('  question:\n    A long question.');
    expect(page).toContain('\n    A second line.');
    expect(page).toContain('    product link: https://halden.example');
    expect(page).toContain('  ready on time: yes');
    expect(page).not.toContain('nothing');
    expect(page).toMatch(/Sat, Nov 21, 12:00 +advisor {2}submitted → in-review\n {6}Reading\./);
    expect(page).toMatch(/advisor {2}note\n {6}Halfway\./);
    expect(page).toContain('  deck.pdf  10.0 MB  application/pdf');
    expect(page).toMatch(/Next: answered, needs-you$/);
  });

  it('says what a missed date has returned, and when no step can follow', () => {
    const missed = { ...question, status: 'answered', breached_at: '2026-11-24T10:00:01Z' };
    const page = showPage(missed, [], saturday).join('\n');
    expect(page).toContain('was Tue, Nov 24, 11:00; missed, and the quota given back');
    expect(page).toContain('Next: nothing; this is final');
    expect(showPage({ ...question, status: 'held' }, [], saturday).at(-1)).toBe(
      'Next: nothing; this is final',
    );
    expect(showPage({ ...question, status: 'accepted' }, [], saturday).at(-1)).toBe(
      'Next: only the member can move it now',
    );
  });
});

describe('a member’s words', () => {
  it('cannot control the terminal', () => {
    expect(plain('a\u001b[31mred\u0007\u202e\tb\r\nc')).toBe('a [31mred   b c');
    expect(wrapped('one\u001b two\n\nthree', 40, '  ')).toEqual(['  one two', '', '  three']);
  });

  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['.ssh', 'ssh'],
    ['C:\\deck.pdf', 'C__deck.pdf'],
    ['...', 'attachment'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
    [`${'a'.repeat(115)}🇫🇷🇫🇷.pdf`, `${'a'.repeat(115)}.pdf`],
  ])('%s is saved as a name', (name, safe) => expect(safeName(name)).toBe(safe));

  it('never replace a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'axis-saved-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const body of ['one', 'two'])
      saveUnder(join(folder, 'new'), '../deck.pdf', Buffer.from(body));
    expect(readdirSync(folder)).toEqual(['new']);
    expect(readFileSync(join(folder, 'new/_deck.pdf'), 'utf8')).toBe('one');
    expect(readFileSync(join(folder, 'new/_deck (2).pdf'), 'utf8')).toBe('two');
  });

  it.each([
    [900, '900 B'],
    [2048, '2.0 kB'],
    [10_485_760, '10.0 MB'],
  ])('%d bytes are %s', (bytes, words) => expect(size(bytes)).toBe(words));
});

describe('a refusal is one sentence', () => {
  const legal = ['answered', 'needsYou'];
  it.each([
    [
      'illegal_move',
      { from: 'inReview', to: 'expired', legal },
      'AsynQ question 996a3815 is in-review and cannot become expired: it can become answered or needs-you.',
    ],
    [
      'illegal_move',
      { from: 'answered', to: 'declined', legal: [] },
      'AsynQ question 996a3815 is answered, and that is final.',
    ],
    [
      'illegal_move',
      { from: 'accepted', to: 'declined', legal: [] },
      'AsynQ question 996a3815 is accepted: only the member can move it now.',
    ],
    [
      'illegal_move',
      { from: 'inReview', to: 'inReview', legal },
      'AsynQ question 996a3815 is in-review already.',
    ],
    [
      'slot_closed',
      { nearest: ['2026-11-24T14:40'] },
      'The slot is already scheduled with somebody else. Free nearby: Tuesday, November 24, 2026, 14:40.',
    ],
    [
      'gathering_full',
      {},
      'No seat is free in this gathering: decline or wait for a withdrawal first.',
    ],
    ['invalid', { field: 'note' }, 'A note says something, in 4,000 characters at most.'],
    ['not_found', {}, 'AsynQ question 996a3815 is no longer there.'],
    ['not_allowed', {}, 'The database refused: not allowed.'],
  ])('%s %j', (reason, detail, sentence) => {
    expect(refusalSentence(question, { reason, detail })).toBe(sentence);
  });
});
