// @vitest-environment happy-dom
// How a link from a mail is parsed, and whether this browser asked for it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askedFor, noteAsked } from '../../src/adapters/storage/linkAsked.ts';
import { linkIn } from '../../src/flows/mailedLink/ports/link.ts';

const key = 'axisOneLinkAsked';
const jwt = (claims: object) =>
  `e30.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;

describe('a link', () => {
  test.each([
    ['ada@example.com', 'ada@example.com'],
    // As a browser or a hosted service escapes them, and as the embedded one leaves them.
    ['Ada%40Example.com', 'ada@example.com'],
    ['ada+news@example.com', 'ada+news@example.com'],
    ['ada%2Bnews%40example.com', 'ada+news@example.com'],
    ['tom&jerry=1@example.com', 'tom&jerry=1@example.com'],
    ['100%@example.com', '100%@example.com'],
  ])('names the address %s', (written, email) => {
    expect(linkIn(`token_hash=abc&type=recovery&email=${written}`)).toEqual({
      kind: 'recovery',
      email,
      proof: { token_hash: 'abc', type: 'recovery' },
    });
  });

  test('can name no account', () => {
    expect(linkIn('token_hash=abc&type=signup')).toEqual({
      kind: 'account',
      email: null,
      proof: { token_hash: 'abc', type: 'signup' },
    });
    expect(linkIn('token_hash=abc&type=signup&email=')?.email).toBeNull();
  });

  test('changes nothing in the email address that it names', () => {
    expect(linkIn('token_hash=abc&type=signup&email=x&type=recovery')).toMatchObject({
      kind: 'account',
      email: 'x&type=recovery',
    });
  });

  test('can be a session, whose token names the email address', () => {
    const access_token = jwt({ email: 'Ada@example.com' });
    expect(linkIn(`access_token=${access_token}&refresh_token=r&type=recovery`)).toEqual({
      kind: 'recovery',
      email: 'ada@example.com',
      proof: { access_token, refresh_token: 'r' },
    });
    expect(linkIn('access_token=nonsense&refresh_token=r')).toMatchObject({
      kind: 'account',
      email: null,
    });
  });

  test.each([
    '',
    'main',
    'token_hash=abc',
    'token_hash=abc&type=theft',
    'access_token=a',
    'type=recovery',
  ])('is not a link: %s', (fragment) => expect(linkIn(fragment)).toBeNull());
});

describe('the mark', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  });
  afterEach(() => vi.useRealTimers());

  test('is valid for the hour that a link lives, whatever the spelling', () => {
    expect(askedFor()).toBeNull();
    noteAsked(' Ada@Example.com ');
    expect(askedFor()).toBe('ada@example.com');
    vi.advanceTimersByTime(3_599_999);
    expect(askedFor()).toBe('ada@example.com');
    vi.advanceTimersByTime(1);
    expect(askedFor()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('is no longer valid after the clock was set back', () => {
    noteAsked('ada@example.com');
    vi.setSystemTime(new Date('2026-11-23T09:59:59Z'));
    expect(askedFor()).toBeNull();
  });

  test.each(['{', 'null', '[]', '{"at":1}', '{"email":1,"at":1}', '{"email":"ada@example.com"}'])(
    'that cannot be read counts as none: %s',
    (text) => {
      localStorage.setItem(key, text);
      expect(askedFor()).toBeNull();
    },
  );
});
