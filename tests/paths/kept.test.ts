// The property "kept": what is typed is on screen again, or in the outbox, or was ended by its owner, after every interruption in every
// situation (docs/paths/kept.md).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows, models } from './models.ts';
import { staleness } from './kit/files.ts';
import { createEngine } from './kit/engine.ts';
import { typedIn } from './kit/typed.ts';
import { committed, large, losesNothing, root } from './kept/check.ts';
import { files } from './kept/command.ts';
import { forms } from './kept/forms.ts';
import { countsText, listing, totalOf } from './kept/listing.ts';
import { notKeptYet, undeclared } from './kept/undeclared.ts';

describe('every machine', () => {
  const declaring = flows
    .map(([flow]) => flow)
    .filter((flow) => {
      const model = models[flow];
      return model !== undefined && typedIn(model.machine).length > 0;
    });
  it('that declares typed data is run, and no other', () => {
    expect(Object.keys(forms).toSorted()).toEqual(declaring.toSorted());
  });
  it('that hears what a user enters or chooses declares it, or is listed with a reason', () => {
    const hearing = Object.entries(models)
      .filter(([, { events }]) => Object.values(events).some(({ samples }) => samples))
      .map(([flow]) => flow);
    const listed = [...declaring, ...Object.keys(undeclared), ...Object.keys(notKeptYet)];
    expect(hearing.filter((flow) => !listed.includes(flow))).toEqual([]);
    expect(listed.filter((flow) => models[flow] === undefined)).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
  it('declares names that its context has', () => {
    const missing = declaring.flatMap((flow) => {
      const model = models[flow];
      if (model === undefined) return [flow];
      const [input] = Object.values(model.input);
      const { context } = createEngine(model.machine).begin(input?.input).situation.snapshot;
      return typedIn(model.machine).filter((name) => !((name.split('.')[0] ?? '') in context));
    });
    expect(missing).toEqual([]);
  });
  it('says on its page where the browser keeps nothing', () => {
    const silent = declaring.filter((flow) => {
      const folder = join(root, 'src/flows', flow);
      const views = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
      const texts = views.map((file) => readFileSync(join(folder, file), 'utf8'));
      return !texts.some((text) => /<DraftNotice|useIsRefused\(/.test(text));
    });
    expect(silent).toEqual([]);
  });
});

it('is counted in the committed files (npm run paths -- --property kept --out)', () => {
  const counts = committed();
  expect(Object.keys(counts)).toEqual(Object.keys(forms));
  expect(totalOf(counts).lost).toBe(0);
  expect(staleness(root, join(root, files.listing), listing(counts))).toBeUndefined();
  expect(staleness(root, join(root, files.counts), countsText(counts))).toBeUndefined();
});

losesNothing(Object.keys(forms).filter((flow) => !large.includes(flow)));
