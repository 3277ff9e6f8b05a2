// ASVS 5.0, 5.2.2, 2.2.3 and 5.2.4: an attachment has the type of its extension, contains no macros, is accepted by
// its request, and fits the quota.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileRules } from '#content/attachments.ts';
import { fileSigns, macroSigns } from '#content/fileSigns.ts';
import { memberLimits } from '#content/limits.ts';
import { contentFault } from '#adapters/files/content.ts';
import { kinds, morning, move, store } from '../backend/requests.kit.ts';
import type { World } from '../backend/requests.kit.ts';
import { samples, withMacros } from '../backend/samples.ts';
import { openBackend } from '../backend/support.ts';
import type { Member, Outcome, Row } from '../backend/support.ts';

let world: World;
let member: Member;
let question: string;

beforeAll(async () => {
  world = await openBackend();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.setClock(morning);
  member = (await world.signUp()).member;
  question = (await store(world, member, 'asynq')).id;
});

const attach = (name: string, body: Buffer, change: Row = {}): Promise<Outcome> =>
  world.rpc(
    'attach',
    {
      id: randomUUID(),
      request_id: question,
      name,
      type: '',
      body: body.toString('base64'),
      ...change,
    },
    member,
  );
const endings = Object.keys(samples) as (keyof typeof samples)[];
const typeOf = (ending: string) =>
  fileRules.types.find((one) => one.endings.includes(ending))?.type ?? '';

describe('the content of a file', () => {
  it.each(endings)('%s: is accepted as its own type, and refused as any other', async (ending) => {
    const answers = await Promise.all(
      endings.map(async (other) => ({
        other,
        database: (await attach(`file.${ending}`, samples[other])).reason ?? null,
        browser: await contentFault(new Blob([samples[other]]), typeOf(ending)),
      })),
    );
    const alike = [['doc', 'ppt'], ['jpg', 'jpeg'], ['mp4', 'm4a'], [ending]].filter((group) =>
      group.includes(ending),
    );
    for (const { other, database, browser } of answers) {
      const isRight = alike.flat().includes(other);
      expect([ending, other, browser]).toEqual([ending, other, isRight ? null : 'wrong_content']);
      if (database !== 'too_many')
        expect([ending, other, database]).toEqual([ending, other, browser]);
    }
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page that hides the sign of a PDF', '<script>alert(1)</script>%PDF-1.7'],
    ['a program', 'MZ\u0090\0\u0003'],
    ['a script', '#!/bin/sh\n'],
    ['one byte', 'x'],
  ])('%s is no PDF', async (_, words) => {
    const bytes = Buffer.from(words, 'latin1');
    expect(await attach('deck.pdf', bytes)).toMatchObject({
      reason: 'wrong_content',
      detail: { name: 'deck.pdf' },
    });
    expect(await contentFault(new Blob([bytes]), 'application/pdf')).toBe('wrong_content');
  });

  it('an arbitrary zip is no document', async () => {
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('run.exe')]);
    expect(await attach('plan.docx', zip)).toMatchObject({ reason: 'wrong_content' });
  });
});

describe('macros', () => {
  it.each(Object.entries(withMacros))('inside of a %s are found', async (ending, bytes) => {
    expect(await attach(`file.${ending}`, bytes)).toMatchObject({ reason: 'macros' });
    expect(await contentFault(new Blob([bytes]), typeOf(ending))).toBe('macros');
  });

  it('are refused by every extension that announces them, in any case', async () => {
    const rows = await world.sql('select private.macro_endings() as ending');
    expect(rows.map(({ ending }) => String(ending)).toSorted()).toEqual(
      fileRules.macros.toSorted(),
    );
    for (const ending of ['docm', 'PPTM', 'xlsm', 'dotm'])
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other is easier to read
      expect([ending, (await attach(`file.${ending}`, samples.docx)).reason]).toEqual([
        ending,
        'macros',
      ]);
  });

  it('are refused by type, whatever the extension', async () => {
    const type = 'application/vnd.ms-word.document.macroEnabled.12';
    expect(await attach('file.docx', samples.docx, { type })).toMatchObject({ reason: 'macros' });
  });
});

const bare = (one: { type: string }) => one.type;

describe('the table of content/attachments.ts', () => {
  it('is the database’s', async () => {
    const signs = await world.sql(
      `select type, start, encode(sign, 'hex') as sign,
        (select coalesce(jsonb_agg(encode(part, 'escape')), '[]') from unnest(parts) as part) as parts
      from private.file_signs()`,
    );
    expect(signs.toSorted((a, b) => String(a['type']).localeCompare(String(b['type'])))).toEqual(
      fileSigns
        .map(({ type, start, sign, parts }) => ({ type, start, sign, parts }))
        .toSorted((a, b) => bare(a).localeCompare(bare(b))),
    );
    const macros = await world.sql("select encode(private.macro_signs(), 'hex') as sign");
    expect(macros.map(({ sign }) => sign)).toEqual(
      macroSigns.map((part) => Buffer.from(part, 'latin1').toString('hex')),
    );
    const places = await world.sql(
      'select kind, to_jsonb(endings) as endings, most from private.file_places()',
    );
    expect(places).toEqual(
      Object.entries(fileRules.places).flatMap(([kind, groups]) =>
        Object.entries(groups).map(([group, most]) => ({
          kind,
          endings: fileRules.groups[group as keyof typeof fileRules.groups],
          most,
        })),
      ),
    );
  });
});

const reasonsOf = (answers: readonly Outcome[]) =>
  answers.map(({ outcome, reason }) => reason ?? outcome);

describe('a request accepts', () => {
  it('five documents and one voice note with a question', async () => {
    const documents = await Promise.all(
      Array.from({ length: 6 }, (_, place) => attach(`${place}.pdf`, samples.pdf)),
    );
    expect(reasonsOf(documents).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'stored'),
      'too_many',
    ]);
    const notes = [await attach('a.webm', samples.webm), await attach('b.mp4', samples.mp4)];
    expect(reasonsOf(notes)).toEqual(['stored', 'too_many']);
  });

  it('one document with an office hour, of the types of its hint', async () => {
    const request_id = (await store(world, member, 'office-hours')).id;
    const answers = [
      await attach('chart.png', samples.png, { request_id }),
      await attach('note.webm', samples.webm, { request_id }),
      await attach('plan.pptx', samples.pptx, { request_id }),
      await attach('deck.pdf', samples.pdf, { request_id }),
    ];
    expect(reasonsOf(answers)).toEqual(['wrong_type', 'wrong_type', 'stored', 'too_many']);
  });

  it.each(kinds.filter((kind) => !Object.hasOwn(fileRules.places, kind)))(
    'nothing with %s, whose form has no place for files',
    async (kind) => {
      const request_id = (await store(world, member, kind)).id;
      expect(await attach('deck.pdf', samples.pdf, { request_id })).toMatchObject({
        reason: 'wrong_type',
      });
    },
  );

  it.each(['answered', 'declined'])(
    'nothing once it is %s; a file sent before is still recognized',
    async (end) => {
      const id = randomUUID();
      const first = await attach('deck.pdf', samples.pdf, { id });
      await move(world, question, end);
      expect(await attach('more.pdf', samples.pdf)).toMatchObject({
        reason: 'request_closed',
        detail: { name: 'more.pdf' },
      });
      expect(await attach('deck.pdf', samples.pdf, { id })).toEqual(first);
    },
  );

  it('nothing after it was withdrawn', async () => {
    await world.rpc('withdraw_request', { id: question }, member);
    expect(await attach('deck.pdf', samples.pdf)).toMatchObject({ reason: 'request_closed' });
  });

  it('no name that shows another extension than it has, or breaks its line', async () => {
    for (const name of [
      'deck\u202Efdp.exe.pdf',
      'a\nb.pdf',
      'a\u0000b.pdf'.replace('\0', '\u0007'),
    ])
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other is easier to read
      expect(await attach(name, samples.pdf)).toMatchObject({ detail: { field: 'name' } });
  });
});

/** Rows that name the size of their files; the bytes themselves do not matter here. */
const fill = (bytes: number) =>
  world.sql(
    `insert into public.attachments (id, request_id, member_id, name, type, size)
    select gen_random_uuid(), '${question}', '${member.id}', 'old.png', 'image/png', part.size
    from (select least(10485760, ${bytes} - 10485760 * n) as size from generate_series(0, 30) as n) as part
    where part.size > 0`,
  );

describe('all files of a member', () => {
  it('hold 200 MB, and not a byte more', async () => {
    const request_id = (await store(world, member, 'office-hours')).id;
    await fill(memberLimits.fileBytes - samples.pdf.length + 1);
    expect(await attach('deck.pdf', samples.pdf, { request_id })).toEqual({
      outcome: 'refused',
      reason: 'storage_full',
      detail: { name: 'deck.pdf', limit: memberLimits.fileBytes },
    });
    await world.sql(
      `update public.attachments set size = size - 1 where id = (select id from public.attachments where member_id = '${member.id}' and size > 1 limit 1)`,
    );
    expect(await attach('deck.pdf', samples.pdf, { request_id })).toMatchObject({
      outcome: 'stored',
    });
  });

  it('are counted by member', async () => {
    await fill(memberLimits.fileBytes);
    member = (await world.signUp()).member;
    const request_id = (await store(world, member, 'asynq')).id;
    expect(await attach('deck.pdf', samples.pdf, { request_id })).toMatchObject({
      outcome: 'stored',
    });
  });
});
