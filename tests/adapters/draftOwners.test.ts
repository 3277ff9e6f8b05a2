// @vitest-environment happy-dom
// Another member's draft is never shown, overwritten or deleted: it waits for its owner (docs/product-decisions.md,
// "Beyond the specification"). A restore that is still pending does not count as an answer.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { adopt, forgetMember } from '../../src/adapters/storage/memberKeys.ts';
import { keys, write } from '../../src/adapters/storage/keys.ts';
import { forms } from './draftForms.ts';
import type { Form } from './draftForms.ts';
import { isReady, keptText } from './openForm.ts';
import type { Sitting } from './openForm.ts';
import { freshBrowser } from './wire.ts';

beforeEach(freshBrowser);

/** Opens the form, and waits until it shows these words. */
async function shows(form: Form, who: Sitting, words: string) {
  const opened = form.open(who);
  await vi.waitFor(() => expect([isReady(opened), form.words(opened)]).toEqual([true, words]));
  return opened;
}
const keptBy = (form: Form, owner: string | null) => write(form.key, keptText(form, owner));

describe.each(forms)('$name', (form) => {
  test('is restored from the format of the first version of the site', async () => {
    keptBy(form, 'ada');
    await shows(form, 'ada', form.kept);
  });
  test('without a draft it opens before its member is known', async () => {
    const early = form.open(undefined);
    // The application for advisory also asks for the member's address.
    if (form.key === keys.application) early.timeoutEnds();
    await vi.waitFor(() => expect(isReady(early)).toBe(true));
    form.type(early, form.typed);
    await shows(form, null, form.typed);
  });
  test.each<Sitting>([undefined, null])(
    'opened while %s is reported as the user it leaves the draft of its member',
    async (who) => {
      keptBy(form, 'ada');
      form.open(who).timeoutEnds();
      await shows(form, 'ada', form.kept);
    },
  );
  test('filled in before its member is known it keeps both drafts, and shows the newest', async () => {
    keptBy(form, 'ada');
    const early = form.open(undefined);
    early.timeoutEnds();
    form.type(early, form.typed);
    adopt('ada');
    form.empty(await shows(form, 'ada', form.typed));
    await shows(form, 'ada', form.kept);
  });
  test('emptied, and filled in again, it leaves the older draft', async () => {
    keptBy(form, 'ada');
    const early = form.open(undefined);
    early.timeoutEnds();
    form.type(early, form.typed);
    const again = await shows(form, 'ada', form.typed);
    form.empty(again);
    form.type(again, form.typed);
    form.empty(await shows(form, 'ada', form.typed));
    await shows(form, 'ada', form.kept);
  });
  test("a visitor's draft is stored next to a member's", async () => {
    keptBy(form, 'ada');
    const visitor = await shows(form, null, '');
    visitor.timeoutEnds();
    form.type(visitor, form.typed);
    await shows(form, null, form.typed);
    adopt('ben');
    await shows(form, 'ben', form.typed);
    await shows(form, 'ada', form.kept);
  });
  test('a draft of another member survives a sign-out', async () => {
    keptBy(form, 'ada');
    const other = await shows(form, 'ben', '');
    form.type(other, form.typed);
    write(keys.owner, 'ben');
    forgetMember();
    await shows(form, 'ben', '');
    await shows(form, 'ada', form.kept);
  });
  test('after a sign-out the draft still belongs to the member, and no other user sees what is typed', async () => {
    const actor = await shows(form, 'ada', '');
    form.type(actor, form.kept);
    write(keys.owner, 'ada');
    forgetMember();
    form.type(actor, form.typed);
    await shows(form, null, '');
    await shows(form, 'ada', form.typed);
  });
  test('another member signs in: the draft waits for its owner', async () => {
    write(keys.owner, 'ada');
    keptBy(form, 'ada');
    adopt('ben');
    await shows(form, 'ben', '');
    await shows(form, 'ada', form.kept);
  });
});
