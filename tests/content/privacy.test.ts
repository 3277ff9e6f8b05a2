// /privacy names everything that the site stores in a browser, sets no cookie, and gives the times that are kept elsewhere. What it
// says of the database: tests/backend/privacy.test.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserEntries } from '#content/pages/privacy.browser.ts';
import { privacyOf } from '#content/pages/privacy.ts';
import { keys } from '../../src/adapters/storage/keys.ts';
import { tokenKey } from '../../src/adapters/supabase/client.ts';
import { filesIn, root } from '../house/source.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const code = [...filesIn(['src'], /\.tsx?$/), 'index.html'];

/** Names that look like keys, and are locks of the browser: nothing is stored under them. */
const locks = ['axisOneOutboxBox', 'axisOneOutboxPost'];

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:axisOne[A-Z]\w*|axisPremium|sb-axis-one-[a-z]+(?:-[a-z]+)*)/g)].map(
    ([name]) => name,
  );

const named = browserEntries.flatMap(({ places }) => places);

describe('the entries in a browser', () => {
  it('are all those that the code names, each once, and no others', () => {
    const found = new Set(code.flatMap((path) => namesIn(read(path))));
    expect(found.size).toBeGreaterThan(45);
    expect(named.toSorted()).toEqual([...found].filter((name) => !locks.includes(name)).toSorted());
    expect(new Set(named).size).toBe(named.length);
  });

  it('are every key of the one list, and the session', () => {
    expect(named).toEqual(expect.arrayContaining([...Object.values(keys), tokenKey]));
  });

  it('a key that the page does not know is found', () => {
    expect(namesIn("sessionStorage.axisOneSecret = '1'; read('axisPremium');")).toEqual([
      'axisOneSecret',
      'axisPremium',
    ]);
  });
});

it('no cookie is set or read, by the pages or by the server', () => {
  const rule = /document\.cookie|cookieStore|set-cookie/i;
  const files = [...code, ...filesIn(['server'], /\.mjs$/)];
  expect(files.filter((path) => rule.test(read(path)))).toEqual([]);
});

describe('the times', () => {
  const page = JSON.stringify(privacyOf({}));

  it('of the log and of backups are those that the operator is told', () => {
    const told = read('docs/security.md');
    for (const [ours, theirs] of [
      ['keeps the log for 90 days', 'readable by operators alone, 90 days'],
      ['keeps each for 35 days at most', 'where the server cannot delete them, 35 days at most'],
    ] as const) {
      expect(page).toContain(ours);
      expect(told).toContain(theirs);
    }
  });

  it('of mails and sessions are those of the code', () => {
    expect(page).toContain('For 30 days after it was due');
    expect(read('supabase/migrations/20261126040000_mail_queue.sql')).toMatch(
      /greatest\(created_at, due_at\) < private\.now\(\) - interval '30 days'/,
    );
    expect(page).toContain('after 30 days, or after 14 days without use');
    expect(read('server/backend/library.mjs')).toContain(
      `timebox: '${30 * 24}h', inactivity_timeout: '${14 * 24}h'`,
    );
  });
});
