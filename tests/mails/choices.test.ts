// /mail/choices: what the page offers, what saving says, and what a link that is not ours gets.
import { expect, it } from 'vitest';
import { mailPages } from '#content/mails/pages.ts';
import { answerChoices } from '../../server/mail/choices.mjs';
import { mailKinds } from '../../server/mail/facts.mjs';

const token = '5f3c1e0a-1111-4222-8333-444455556666';
type Asked = { name: string; shown?: string[] | undefined; chosen?: string[] | undefined };

async function visit(
  answer: object,
  {
    body = '',
    method = 'GET',
    given = token,
  }: { body?: string; method?: string; given?: string } = {},
) {
  const asked: Asked[] = [];
  const page = await answerChoices(
    async (name, { shown, chosen }) => {
      asked.push({ name, shown, chosen });
      return answer;
    },
    { method, token: given, form: new URLSearchParams(body) },
  );
  return { ...page, asked };
}

const listOf = (states: Record<string, boolean>) =>
  Object.entries(states).map(([scope, on]) => ({ scope, on }));
const stored = (states: Record<string, boolean>, changed?: Record<string, boolean>) => ({
  outcome: 'stored',
  switches: listOf(states),
  ...(changed === undefined ? {} : { changed: listOf(changed) }),
});
const everything = { welcome: true, reminderDay: true, reminder1: false, reminder24: true };

it('has a switch for each kind that is not necessary, and a reason for each that is', () => {
  const { always, optional } = mailPages.choices;
  const necessary = Object.entries(mailKinds).flatMap(([kind, entry]) =>
    entry.necessary ? [kind] : [],
  );
  expect(always.items.flatMap(({ kinds }) => [...kinds]).toSorted()).toEqual(necessary.toSorted());
  expect([...Object.keys(optional.kinds), 'newsletterIssue'].toSorted()).toEqual(
    Object.keys(mailKinds)
      .filter((kind) => !necessary.includes(kind))
      .toSorted(),
  );
});

it('shows the switches in the order of the content, and the letters that are read', async () => {
  const { status, body, headers, asked } = await visit(
    stored({ 'list:next-curve': true, ...everything }),
  );
  expect(status).toBe(200);
  expect(asked).toEqual([{ name: 'mail_choices', shown: undefined, chosen: undefined }]);
  expect(
    [...body.matchAll(/name="on" value="([^"]*)"( checked)?/g)].map(([, scope, on]) => [
      scope,
      on !== undefined,
    ]),
  ).toEqual([
    ['reminder24', true],
    ['reminder1', false],
    ['reminderDay', true],
    ['welcome', true],
    ['list:next-curve', true],
  ]);
  expect(body).toContain('<legend>Newsletters you read</legend>');
  expect(body).not.toContain('The Second Curve');
  expect(body).not.toContain('role="status"');
  expect(headers['Content-Security-Policy']).toContain("form-action 'self'");
  expect(headers['Cache-Control']).toBe('no-store');
});

it('shows no heading for letters where none is read', async () => {
  expect((await visit(stored(everything))).body).not.toContain('Newsletters you read');
});

it('saves what it showed, and says what changed', async () => {
  const { body, asked } = await visit(
    stored(everything, { reminder24: true, reminder1: false, welcome: false }),
    {
      method: 'POST',
      body: 'shown=reminder24&shown=welcome&on=reminder24&shown=%7Bx%7D&on=received',
    },
  );
  expect(asked).toEqual([
    { name: 'choose_mails', shown: ['reminder24', 'welcome'], chosen: ['reminder24'] },
  ]);
  expect(body).toContain(
    '<strong>Saved.</strong> Now off: A call, the last hour and First steps. Now on: A call, the day before.',
  );
  expect(body).toContain('<title>Saved · Choose which emails you get · Axis One</title>');
});

it('says that nothing has changed', async () => {
  const { body } = await visit(stored(everything, {}), { method: 'POST' });
  expect(body).toContain('<strong>Saved.</strong> Nothing has changed.');
});

it.each(['', 'x', `${token}'`, token.toUpperCase()])(
  'asks nobody about the token %j',
  async (given) => {
    const { status, body, asked } = await visit(stored(everything), { given, method: 'POST' });
    expect([status, asked]).toEqual([404, []]);
    expect(body).toContain('We don’t know this link');
  },
);

it('does not know a link that the database refuses', async () => {
  const { status } = await visit({ outcome: 'refused', reason: 'not_found' });
  expect(status).toBe(404);
});
