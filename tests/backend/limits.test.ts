// The limits of texts: the database accepts what content/limits.ts tells the forms, to the character.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerLimits, replyLimit } from '#content/limits.ts';
import { answersOf, morning, move, store, submit } from './requests.kit.ts';
import type { Kind, World } from './requests.kit.ts';
import { openBackend } from './support.ts';
import type { Member, Row } from './support.ts';

let world: World;
let member: Member;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  member = (await world.signUp()).member;
});

/** One answer with this text, under the key that its field names. */
const answer = (field: string, text: string): Row => {
  const [name = '', inner] = field.split('.');
  return { [name]: inner === undefined ? text : { [inner]: text } };
};

/**
 * A text of so many code points, with characters that JavaScript counts twice; an address or a link
 * where the field requires one.
 */
const textOf = (field: string, length: number) => {
  const end = `@${'a'.repeat(60)}.${'b'.repeat(60)}.example.com`;
  if (field === 'email') return 'a'.repeat(length - end.length) + end;
  const start = /link$|website/i.test(field) ? 'https://example.com/' : '';
  return `${start}${'x'.repeat(length - start.length - 2)}😀x`;
};

const limits = (Object.keys(answersOf) as Kind[]).flatMap((kind) =>
  Object.entries(answerLimits[kind]).map(([field, longest]): [Kind, string, number] => [
    kind,
    field,
    longest,
  ]),
);

describe('every text field of a form', () => {
  it.each(limits)(
    '%s, %s: %i characters are stored, one more is refused',
    async (kind, field, longest) => {
      const who = kind === 'advisory-call' ? await world.signUpPremium() : member;
      const over = await submit(world, who, kind, answer(field, textOf(field, longest + 1)));
      expect(over).toEqual({ outcome: 'refused', reason: 'invalid', detail: { field } });
      const whole = await submit(world, who, kind, answer(field, textOf(field, longest)));
      expect(whole).toMatchObject({ outcome: 'stored' });
    },
  );

  it('has its line in the database, and nothing else has', async () => {
    const rows = await world.sql('select kind, field, longest from private.longest_answers()');
    const known = limits.map(([kind, field, longest]) => `${kind} ${field} ${longest}`);
    expect(
      rows.map((row) => `${row['kind']} ${row['field']} ${row['longest']}`).toSorted(),
    ).toEqual(known.toSorted());
  });

  it('limits a reply of the member too', async () => {
    const { id } = await store(world, member, 'meeting');
    await move(world, id, 'inReview', 'needsYou');
    const reply = (length: number) =>
      world.rpc('reply_to_request', { id, note: textOf('note', length) }, member);
    expect(await reply(replyLimit + 1)).toMatchObject({ detail: { field: 'note' } });
    expect(await reply(replyLimit)).toMatchObject({ outcome: 'stored' });
  });
});

const near = (slot: string) => world.rpc('nearest_slots', { slot }, member);

describe('the open office hours nearest to one that is gone', () => {
  it('are listed as they are now, without those that were given away meanwhile', async () => {
    const before = await near('2026-11-24T14:20');
    expect(before).toHaveLength(3);
    expect(before).toContain('2026-11-24T14:20');
    const { id } = await store(world, member, 'office-hours');
    await move(world, id, 'scheduled');
    const after = await near('2026-11-24T14:20');
    expect(after).toHaveLength(3);
    expect(after).not.toContain('2026-11-24T14:20');
    await world.setClock('2026-11-24T20:00:00Z');
    for (const start of (await near('2026-11-24T14:20')) as unknown as string[])
      expect(start > '2026-11-24T21:00').toBe(true);
  });

  it.each(['Tuesday', '2026-13-45T99:99'])(
    '%s is not a start: the nearest to now',
    async (slot) => {
      expect(await near(slot)).toEqual(await near('2026-11-21T09:00'));
    },
  );

  it('can be requested by members only', async () => {
    await expect(world.rpc('nearest_slots', { slot: '2026-11-24T14:20' })).rejects.toThrow(
      /nearest_slots: 40[13]/,
    );
  });
});
