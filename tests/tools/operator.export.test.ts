// `npm run operator -- export` on a running backend: with consent alone, and without names.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compile } from '../../tools/content/markdown.mjs';
import { publishedFile, withoutNames } from '../../tools/operator/export.mjs';
import { answersOf } from '../backend/requests.kit.ts';
import { answerFile, openWorld } from './operator.world.ts';

vi.setConfig({ testTimeout: 60_000 });

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld();
}, 240_000);
afterAll(() => world.close());

describe('export', () => {
  it('needs the consent of the member, and leaves their names out', async () => {
    const who = await world.member('Halden Robotics');
    const id = await world.ask('asynq', answersOf.asynq, who);
    const file = join(world.work, 'answer.md');
    writeFileSync(file, answerFile());
    await world.operate('answer', id, file);
    const folder = join(world.work, 'published');
    const refused = await world.operate('export', id, '--into', folder);
    expect([refused.code, refused.complained]).toEqual([
      1,
      `The member of AsynQ question ${id.slice(0, 8)} has not allowed that its answer is published.`,
    ]);
    const consent = (consents: boolean) =>
      world.post('/rest/v1/rpc/consent_to_export', { id, consents }, who.token);
    await consent(true);
    const { code, said } = await world.operate('export', id, '--into', folder);
    expect(code).toBe(0);
    expect(said).toContain('with one name taken out');
    expect(readdirSync(folder)).toEqual(['price-the-pilot.md']);
    const text = readFileSync(join(folder, 'price-the-pilot.md'), 'utf8');
    expect(text).not.toContain('Halden');
    expect(text).toContain(`> ${answersOf.asynq.question}`);
    const { faults, front } = compile(text);
    expect(faults).toEqual([]);
    expect(front).toMatchObject({
      id: 'price-the-pilot',
      title: 'Price the pilot',
      excerpt: 'Ask for half of it.',
      tags: ['gtm'],
    });
    expect((await world.operate('export', id, '--into', folder)).complained).toContain(
      'is there already, and nothing is overwritten.',
    );
    await consent(false);
    expect((await world.operate('show', id)).said).toContain('the consent is taken back');
  });

  it('takes every form of a name out, and nothing else', () => {
    const names = ['ada@example.com', 'Halden', 'https://www.halden.example'];
    const text = 'HALDEN, halden.example, ada@example.com; Haldenberg stays.';
    expect(withoutNames(text, names)).toEqual({
      text: '[…], […], […]; Haldenberg stays.',
      count: 3,
    });
  });

  it('keeps a question that looks like Markdown as words', () => {
    const question = '# Not a title\n- no list\n1. no count <b> [x](y) *z*';
    const { text } = publishedFile({
      title: 'A "title"',
      source: '## Recommendation\n\nYes. And no.',
      signed_at: '2026-11-21T08:00:00Z',
      question,
      domain: null,
      names: [],
    });
    const { faults, blocks } = compile(text);
    expect(faults).toEqual([]);
    expect(JSON.stringify(blocks[1])).toContain('# Not a title');
    expect(JSON.stringify(blocks[1])).toContain('*z*');
  });
});
