// One fixture in today's build: what is not restored, and the form in which the same words are stored now.
import { claimWork, findUnclaimed } from '../../src/flows/unclaimedWork/ports/work.ts';
import { browserWith, storedUnder } from './browser.ts';
import type { Left } from './browser.ts';
import type { Fixture } from './fixtures.ts';
import { run } from './form.ts';
import type { Restored, StoredForm } from './form.ts';

/** What a build left, without an owner. */
export const ownerless = <Kept extends Left>(left: Kept): Kept => ({
  ...left,
  stored: Object.fromEntries(
    Object.entries(left.stored).map(([key, text]) => [
      key,
      text.replaceAll('"owner":"ada"', '"owner":null'),
    ]),
  ),
});

/** The words of a fixture that today's form does not show. */
export async function lostOf(
  { restore }: StoredForm,
  fixture: Fixture,
  who: 'ada' | null = 'ada',
): Promise<readonly string[]> {
  browserWith(fixture);
  const shown = (await restore(who)).words();
  return fixture.words.filter((word) => !shown.includes(word));
}

/** The words that a member does not see who has said that what lies here without an owner is theirs. */
export async function lostOnceClaimed(
  { restore }: StoredForm,
  fixture: Fixture,
): Promise<readonly string[]> {
  browserWith(ownerless(fixture));
  const items = await run(findUnclaimed, { member: 'ada' });
  await run(claimWork, { member: 'ada', items });
  const shown = (await restore('ada')).words();
  return fixture.words.filter((word) => !shown.includes(word));
}

/** The user changes something in an open form, and the form writes. @throws where it writes nothing */
async function changeIn({ name, keys }: StoredForm, { change }: Restored): Promise<void> {
  const before = JSON.stringify(storedUnder(keys));
  await change();
  for (let tries = 0; tries < 50; tries += 1) {
    if (JSON.stringify(storedUnder(keys)) !== before) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`${name} has stored nothing.`);
}

/** The words of a fixture that are gone once the user has typed on in today's form, and reloads the page. */
export async function lostLater(form: StoredForm, fixture: Fixture): Promise<readonly string[]> {
  browserWith(fixture);
  const restored = await form.restore('ada');
  await changeIn(form, restored);
  const now = restored.words();
  const later = (await form.restore('ada')).words();
  return fixture.words.filter((word) => now.includes(word) && !later.includes(word));
}

/** What today's build stores once the user has changed something in a form that shows these words. */
export async function writtenBy(
  form: StoredForm,
  left: Left = { stored: {} },
): Promise<Readonly<Record<string, string>>> {
  browserWith(left);
  await changeIn(form, await form.restore('ada'));
  return storedUnder(form.keys);
}
