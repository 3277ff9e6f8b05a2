// `npm run operator -- answer | correct | attach | reschedule` on a running backend: what it writes, and what it refuses.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answersOf } from '../backend/requests.kit.ts';
import { answerFile, openWorld, slot } from './operator.world.ts';
import type { Asker } from './operator.world.ts';

vi.setConfig({ testTimeout: 60_000 });

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
}, 240_000);
afterAll(() => world.close());

let files = 0;
/** A file with this text; its path. */
function fileOf(text: string, name = `answer-${(files += 1)}.md`) {
  const path = join(world.work, name);
  writeFileSync(path, text);
  return path;
}
const ask = (who?: Asker) => world.ask('asynq', answersOf.asynq, who);
const rpc = (name: string, body: unknown, who: Asker) =>
  world.post(`/rest/v1/rpc/${name}`, body, who.token);

describe('answer', () => {
  it('writes the document, and moves the request', async () => {
    const who = await world.member();
    const id = await ask(who);
    const { code, said } = await world.operate('answer', id, fileOf(answerFile()));
    expect([code, said]).toEqual([
      0,
      `“Price the pilot” is the answer to asynq ${id.slice(0, 8)}; the member will be told by email.`,
    ]);
    expect(await rpc('request_page', { id }, who)).toMatchObject({
      request: { status: 'answered' },
      answer: {
        versions: [
          {
            title: 'Price the pilot',
            signed_by: 'Javelyn',
            parts: {
              diagnosis: [{ kind: 'paragraph' }],
              nextStep: ['Call the second buyer by Monday.'],
              sources: [{ kind: 'list' }],
            },
          },
        ],
      },
    });
  });

  it.each([
    ['a part', { sources: '' }, 'has no part “Sources”'],
    ['words under a heading', { nextStep: '## Next step' }, 'says nothing under “Next step”'],
    [
      'another part',
      { nextStep: '## Thoughts\n\nYes.' },
      'has a part “thoughts” that no answer has',
    ],
    [
      'the order',
      { diagnosis: '## Recommendation\n\nOne.', recommendation: '## Diagnosis\n\nTwo.' },
      'has its parts in another order than Diagnosis, Recommendation, Next step, Sources',
    ],
    ['good Markdown', { diagnosis: '## Diagnosis\n\n<b>Bold</b>' }, 'line 8 holds html'],
    ['a signature', { front: 'title: One' }, 'lacks “signed: …”, who signs it'],
    ['front matter', { front: 'no colon' }, 'line 2 is not "name: value"'],
    ['known fields', { front: 'title: One\nsigned: J\nmood: good' }, 'says “mood” above'],
    [
      'a good address',
      { sources: '## Sources\n\n[x](javascript:alert)' },
      'links to “javascript:alert”',
    ],
  ])('without %s says so, and writes nothing', async (_, change, sentence) => {
    const who = await world.member();
    const id = await ask(who);
    const { code, said, complained } = await world.operate(
      'answer',
      id,
      fileOf(answerFile(change)),
    );
    expect([code, said]).toEqual([1, '']);
    expect(complained).toContain(sentence);
    expect(complained).toMatch(/^answer-\d+\.md .*\. Nothing was written\.$/);
    expect(await rpc('request_page', { id }, who)).toMatchObject({
      request: { status: 'submitted' },
      answer: null,
    });
  });

  it('needs an id and a file that can be read', async () => {
    expect(await world.operate('answer', 'abc')).toMatchObject({ code: 2 });
    const id = await ask();
    const { code, complained } = await world.operate('answer', id, join(world.work, 'none.md'));
    expect([code, complained]).toEqual([1, `${join(world.work, 'none.md')} cannot be read.`]);
  });
});

describe('correct', () => {
  it('writes the next version, which says what changed', async () => {
    const id = await ask();
    await world.operate('answer', id, fileOf(answerFile()));
    const again = await world.operate('answer', id, fileOf(answerFile()));
    expect(again.code).toBe(1);
    const silent = await world.operate('correct', id, fileOf(answerFile()));
    expect(silent.complained).toContain('lacks “changed: …”');
    const front = 'title: Price it higher\nsigned: Javelyn\nchanged: The second sum was wrong.';
    const { code, said } = await world.operate('correct', id, fileOf(answerFile({ front })));
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('is version 2 of the answer to asynq'),
    ]);
    const { said: page } = await world.operate('show', id);
    expect(page).toMatch(/advisor {2}corrected the answer\n +The second sum was wrong\./);
    expect(page).toContain('\nAnswer\n  version 2\n');
  });

  it('needs an answer', async () => {
    const id = await ask();
    const front = 'title: One\nsigned: J\nchanged: All of it.';
    const { complained } = await world.operate('correct', id, fileOf(answerFile({ front })));
    expect(complained).toBe(`AsynQ question ${id.slice(0, 8)} has no answer yet: answer it first.`);
  });
});

describe('attach', () => {
  it('puts files beside the answer, up to 10 MB each', async () => {
    const who = await world.member();
    const id = await ask(who);
    const large = fileOf(`%PDF-1.7 ${'x'.repeat(9_000_000)}`, 'large.pdf');
    const { code, said } = await world.operate(
      'attach',
      id,
      large,
      fileOf('%PDF-1.7', 'small.pdf'),
    );
    expect([code, said.split('\n').length]).toEqual([0, 2]);
    await world.operate('answer', id, fileOf(answerFile()));
    expect(await rpc('request_page', { id }, who)).toMatchObject({
      answer_files: [{ name: 'large.pdf', size: 9_000_009 }, { name: 'small.pdf' }],
    });
  });

  it('says which file is not taken, and why', async () => {
    const id = await ask();
    const { code, complained } = await world.operate('attach', id, fileOf('Words.', 'words.pdf'));
    expect([code, complained]).toEqual([
      1,
      'words.pdf was not attached. What is in it is not what its ending says.',
    ]);
  });
});

const scheduled = async () => {
  const who = await world.member();
  const start = slot();
  const wanted = start.replace('14:20', '15:00');
  const id = await world.ask('office-hours', { ...answersOf['office-hours'], slot: start }, who);
  await world.operate('move', id, 'scheduled');
  await rpc('ask_to_move', { id, slot: wanted, subject: 'Hours, 15:00', note: null }, who);
  return { id, wanted };
};

describe('reschedule', () => {
  it('shows what is asked for, and decides', async () => {
    const first = await scheduled();
    expect((await world.operate('show', first.id)).said).toMatch(/Asks for +Tuesday, .*, 15:00:/);
    const kept = await world.operate('reschedule', first.id, 'keep', '--note', 'I travel.');
    expect(kept.said).toMatch(/stay at Tuesday, .*, 14:20; the member will be told by email\.$/);
    expect(await world.operate('reschedule', first.id, 'agree')).toMatchObject({
      code: 1,
      complained: `The member of Office hours ${first.id.slice(0, 8)} asks for no other slot.`,
    });
    await world.operate('move', first.id, 'in-review');
    const second = await scheduled();
    const agreed = await world.operate('reschedule', second.id, 'agree');
    expect(agreed.said).toMatch(/moved to Tuesday, .*, 15:00; the member will be told by email\.$/);
    expect(await world.rowOf(second.id)).toMatchObject({
      slot: second.wanted,
      subject: 'Hours, 15:00',
    });
  });

  it('takes agree or keep', async () => {
    const id = await ask();
    expect(await world.operate('reschedule', id, 'perhaps')).toMatchObject({ code: 2 });
  });
});

it('its functions need the server’s key', async () => {
  const who = await world.member();
  const id = await ask(who);
  for (const [name, body] of [
    ['write_answer', { id, document: {}, correcting: false }],
    ['attach_to_answer', { id, name: 'x.pdf', body: '' }],
    ['export_answer', { id }],
    ['decide_move', { id, agreed: true }],
    ['calendar_feed', { token: 'x' }],
  ] as const)
    expect(await rpc(name, body, who)).toMatchObject({ code: '42501' });
});

it('no secret was printed', () => {
  for (const secret of Object.values(world.keys))
    expect(world.printed.join('\n')).not.toContain(secret);
});
