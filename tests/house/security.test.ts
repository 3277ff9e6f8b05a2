// docs/security.md: every requirement of ASVS 5.0.0, levels 1 and 2, is listed once; its files exist, and its numbers
// are those of the code.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileRules } from '#content/attachments.ts';
import { memberLimits } from '#content/limits.ts';
import { names } from '../../server/guard/passwords.mjs';
import { rules } from '../../server/guard/tries.mjs';
import { root } from './source.ts';

/**
 * How many requirements each section has, and after the hyphen those of level 3. A section with
 * level 3 only is left out.
 */
const sections = `
  1.1 2; 1.2 10 -10; 1.3 12 -12; 1.4 3; 1.5 3 -3
  2.1 3; 2.2 3; 2.3 5 -5; 2.4 2 -2
  3.2 3 -3; 3.3 5 -5; 3.4 8 -7,8; 3.5 8 -6,7,8; 3.7 5 -3,4,5
  4.1 5 -4,5; 4.2 5 -2,3,4,5; 4.3 2; 4.4 4
  5.1 1; 5.2 6 -4,5,6; 5.3 3 -3; 5.4 3
  6.1 3; 6.2 12; 6.3 8 -5,6,7,8; 6.4 6 -5,6; 6.5 8 -6,7,8; 6.6 4 -4; 6.8 4
  7.1 3; 7.2 4; 7.3 2; 7.4 5; 7.5 3 -3; 7.6 2
  8.1 4 -3,4; 8.2 4 -4; 8.3 3 -2,3; 8.4 2 -2
  9.1 3; 9.2 4
  10.1 2; 10.2 3 -3; 10.3 5 -5; 10.4 16 -12,13,14,15,16; 10.5 5; 10.6 2; 10.7 3
  11.1 4 -3,4; 11.2 5 -4,5; 11.3 5 -4,5; 11.4 4; 11.5 2 -2; 11.6 2 -2
  12.1 5 -4,5; 12.2 2; 12.3 5 -5
  13.1 4 -2,3,4; 13.2 6 -6; 13.3 4 -3,4; 13.4 7 -6,7
  14.1 2; 14.2 8 -5,6,7,8; 14.3 3
  15.1 5 -4,5; 15.2 5 -4,5; 15.3 7
  16.1 1; 16.2 5; 16.3 4; 16.4 3; 16.5 4 -4
  17.1 2 -2; 17.2 8 -5,6,7,8; 17.3 2
`;

const required = sections
  .trim()
  .split(/;?\s*\n\s*|; /)
  .flatMap((line) => {
    const [section = '', count = '', third = ''] = line.split(' ');
    return Array.from({ length: Number(count) }, (_, place) => String(place + 1))
      .filter((number) => !third.slice(1).split(',').includes(number))
      .map((number) => `${section}.${number}`);
  });

/** The numbers in a cell: `1.2.4`, `10.4.1-10.4.3`, several with commas. A range stays in its section. */
function numbersIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [, section = '', first = '', until = section, last = first] =
      /^(\d+\.\d+)\.(\d+)(?:-(\d+\.\d+)\.(\d+))?$/.exec(part) ?? [];
    if (section === '' || until !== section) return [`not a requirement: ${part}`];
    const [from, to] = [Number(first), Number(last)];
    return Array.from({ length: to - from + 1 }, (_, more) => `${section}.${from + more}`);
  });
}

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const cellsOf = (line: string) => line.slice(2, -2).split(' | ');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [cell = '', state = '', how = '', shownBy = ''] = cellsOf(line);
    return { cell, state, how, shownBy, cells: cellsOf(line).length };
  });

describe('the requirements', () => {
  test('are the 253 of levels 1 and 2', () => expect(required).toHaveLength(253));

  test('are each listed once, and nothing else is', () => {
    const told = rows.flatMap(({ cell }) => numbersIn(cell));
    expect(told.toSorted()).toEqual(required.toSorted());
  });

  test.each(rows)('$cell: $state', ({ state, how, shownBy, cells }) => {
    expect(cells).toBe(4);
    expect(['kept', 'operator', 'deviates', 'open', 'does not apply']).toContain(state);
    if (state === 'open') expect(how).toMatch(/issue \d+/i);
    expect(how).toMatch(/\S{2}/);
    expect(shownBy).toMatch(/^by reading$|^README, "[^"]+"$|^`(?:tests|e2e)\/[^`]+`/);
  });

  test('a range of two sections is caught', () => {
    expect(numbersIn('10.4.1-10.4.3')).toEqual(['10.4.1', '10.4.2', '10.4.3']);
    expect(numbersIn('10.4.1-10.5.1')).toEqual(['not a requirement: 10.4.1-10.5.1']);
  });
});

describe('what the page names', () => {
  const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

  test('every file exists', () => {
    const files = quoted.filter((text) =>
      /^(?:server|src|supabase|tests|machines|content|tools|e2e|docs)\/[\w./-]+$|^package[\w-]*\.json$/.test(
        text,
      ),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('every heading of the README exists', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const headings = [...page.matchAll(/README, "([^"]+)"/g)].map(([, text = '']) => text);
    expect(headings.length).toBeGreaterThan(5);
    expect(headings.filter((text) => !new RegExp(`^#+ ${text}$`, 'm').test(readme))).toEqual([]);
  });
});

describe('the numbers of the page are those of the code', () => {
  test('tries', () => {
    const lines = Object.entries(rules).flatMap(([deed, subjects]) =>
      Object.entries(subjects).map(([subject, { free, first, longest, forget }]) =>
        [deed, subject, free, first, longest, forget].join(' | '),
      ),
    );
    const told = page
      .split('\n')
      .filter((line) => /^\| \w+ \| (?:pair|address|client) \|/.test(line));
    expect(told.map((line) => line.slice(2, -2))).toEqual(lines);
  });

  test('the limits of one member', () => {
    for (const [name, limit] of Object.entries(memberLimits))
      expect(page).toContain(`| ${name} | ${limit} |`);
    expect(page).toContain(
      `**Files**: ${fileRules.largest} bytes each, ${fileRules.most} a request`,
    );
  });

  test('names that are refused as passwords', () =>
    expect(page).toContain(`: ${names.join(', ')}.`));

  test('sessions', () => {
    const library = readFileSync(join(root, 'server/backend/library.mjs'), 'utf8');
    expect(library).toContain(`timebox: '${30 * 24}h', inactivity_timeout: '${14 * 24}h'`);
    expect(page).toContain('ends 30 days after the sign-in and after 14 days without use');
  });
});
