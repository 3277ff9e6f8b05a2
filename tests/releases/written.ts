// Whether the newest fixture of a form has the shape in which today's build stores it, and what to do where it has not.
import { fixturesOf, folder } from './fixtures.ts';
import type { Fixture } from './fixtures.ts';
import type { StoredForm } from './form.ts';
import { writtenBy } from './restore.ts';
import { differenceOf, shapeOf } from './shape.ts';

/** The text of the fixture that is missing; its author writes the rest. */
const proposal = (
  { name }: StoredForm,
  fixtures: readonly Fixture[],
  stored: Readonly<Record<string, string>>,
) => {
  const words = fixtures.at(-1)?.words ?? [];
  const files = fixtures.at(-1)?.files;
  const text = JSON.stringify({ change: 'What is different.', stored, files, words }, null, 2);
  return `Add ${folder}/${name}/${fixtures.length + 1}.json (docs/features.md, “When what is stored changes”), with words of its own in each field:\n${text}`;
};

/**
 * Says what to do where today's build stores a form otherwise than its newest fixture; null where it does not.
 * @param fixtures those of the form, the oldest first
 */
export async function staleness(
  form: StoredForm,
  fixtures: readonly Fixture[] = fixturesOf(form.name),
): Promise<string | null> {
  const newest = fixtures.at(-1);
  const stored = await writtenBy(form, newest);
  if (newest === undefined)
    return `${form.name} has no fixture. ${proposal(form, fixtures, stored)}`;
  const difference = differenceOf(shapeOf(newest.stored), shapeOf(stored));
  return difference === null
    ? null
    : `${form.name} is stored in another form than ${newest.path} says: ${difference}. Browsers hold both now: keep the old fixture, and restore it in the form's port. ${proposal(form, fixtures, stored)}`;
}
