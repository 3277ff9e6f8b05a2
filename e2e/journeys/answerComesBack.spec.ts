// The whole way of a question on both databases: asked, answered from a file, mailed, read, forwarded, printed, said of, exported,
// followed up, answered again, and revoked.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAnswer } from '../../content/afterAnswer.ts';
import { requestPage } from '../../content/requestPage.ts';
import { requests } from '../../content/requests.ts';
import { test } from '../answerDrivers.ts';
import { joins } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import { driversHere, tagOf } from '../databases.ts';
import { expect } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { asks, isSubmitted, newQuestion, opensAsynq, submits } from '../questions.ts';

const { document, forwarded } = requestPage;
const { opinion, consent, followUp } = afterAnswer;
const company = 'Halden Robotics';

const paragraph =
  'You ask about the price, and your figures say that the price is not what stops the second buyer. Two of three pilots ended with a signed use and without a signed budget. ';
const answerOf = (title: string, front = '') => `---
title: ${title}
signed: Javelyn
${front}---

## Diagnosis

${paragraph.repeat(3)}

${company} sells to two boards, and only one of them has a budget.

## Recommendation

${paragraph.repeat(4)}

## Next step

Call the second buyer by **Monday**.

## Sources

- Your list of pilots.
- [The decision ledger](/ops-cabinet/decision-ledger)
`;
const first = 'Charge for the pilot';
const second = 'Charge for the pilot, and name the second signature';

const title = ({ page }: Person, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const part = ({ page }: Person, flow: string) => page.locator(`[data-flow=${flow}]`);
/** The beginning of a sentence, before its date. */
const start = (sentence: string) => sentence.split('{')[0] ?? '';

for (const driver of driversHere)
  test(
    `a question comes back, on ${driver}`,
    { tag: tagOf(driver) },
    async ({ openDesk, newBrowser, watch }) => {
      test.slow();
      watch.provokes(/\/rpc\/say_of_answer|\/rpc\/follow_up/);
      const desk = await openDesk(driver);
      const member = await newBrowser({ at: desk.server });
      const { page, email } = member;
      const question = newQuestion();
      await joins(member);
      await opensAsynq(member);
      await asks(member, question);
      await submits(member);
      await isSubmitted(member, 'stored');
      const [row] = await requestsAbout(desk.server, question);
      const id = String(row?.['id']);

      const written = await desk.operator('answer', id, desk.file('answer.md', answerOf(first)));
      expect(written).toMatchObject({ code: 0, said: expect.stringContaining(first) });
      const link = await desk.linkIn(email, /^Your AsynQ question is answered$/);
      expect(link).toBe(`${desk.server.url}/requests/${id}`);

      await page.goto(String(link));
      await member.link(requestPage.answer.read).click();
      await expect(title(member, first)).toBeVisible();
      await expect(page.getByText('Monday')).toBeVisible();

      await member.button(document.forwarding.make).click();
      const shared = await member.field(document.forwarding.field).inputValue();
      const reader = await newBrowser({ at: desk.server });
      await reader.page.goto(shared);
      await expect(title(reader, first)).toBeVisible();
      await expect(part(reader, 'opinion')).toHaveCount(0);
      await expect(part(reader, 'followUp')).toHaveCount(0);

      await page.emulateMedia({ media: 'print' });
      await expect(part(member, 'opinion')).toBeHidden();
      const print = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(print.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: 'screen' });

      // Did it help? The words outlive a reload and a service that is away.
      const why = page.getByRole('textbox', { name: opinion.why });
      await member.button(opinion.send).click();
      await expect(part(member, 'opinion').getByRole('alert')).toContainText(
        opinion.problems.helpedMissing,
      );
      await why.fill('The second buyer signed.');
      await page.getByRole('radio', { name: opinion.yes }).check({ force: true });
      await page.reload();
      await expect(why).toHaveValue('The second buyer signed.');
      await expect(page.getByRole('radio', { name: opinion.yes })).toBeChecked();
      await page.route('**/rpc/say_of_answer', (route) => route.abort(), { times: 1 });
      await member.button(opinion.send).click();
      await expect(part(member, 'opinion').getByRole('alert')).toContainText(opinion.kept);
      await member.button(opinion.send).click();
      await expect(page.getByText(opinion.helped)).toBeVisible();
      await member.button(opinion.change).click();
      await why.fill('The second buyer signed, and the third asked.');
      await member.button(opinion.send).click();
      await expect(page.getByText('The second buyer signed, and the third asked.')).toBeVisible();

      // Nothing is published without consent, and nothing with names.
      const folder = join(desk.work, 'published');
      const refused = await desk.operator('export', id, '--into', folder);
      expect(refused.said).toContain('has not allowed');
      await member.button(consent.give).click();
      await expect(part(member, 'consent')).toContainText(start(consent.given));
      expect(await desk.operator('export', id, '--into', folder)).toMatchObject({ code: 0 });
      const [file = ''] = readdirSync(folder);
      const published = readFileSync(join(folder, file), 'utf8');
      expect(published).toContain(question);
      for (const name of [company, 'Halden', email]) expect(published).not.toContain(name);
      await page.reload();
      await member.button(consent.revoke).click();
      await expect(part(member, 'consent')).toContainText(consent.ask);
      expect((await desk.operator('show', id)).said).toContain('the consent is taken back');

      // One more question.
      const field = member.field(followUp.field);
      await expect(part(member, 'followUp')).toContainText(start(followUp.terms));
      await field.fill('And who signs at the third?');
      await page.reload();
      await expect(field).toHaveValue('And who signs at the third?');
      await member.button(followUp.send).click();
      await expect(page.getByText(followUp.sent.title)).toBeVisible();
      await expect(part(member, 'followUp')).toContainText(start(followUp.sent.due));
      await page.goto(`/requests/${id}`);
      await expect(
        page.getByText(requests.statuses.followedUp.name, { exact: true }),
      ).toBeVisible();
      await page.goto(`/requests/${id}/answer`);
      await expect(part(member, 'followUp')).toContainText('And who signs at the third?');
      await expect(part(member, 'followUp')).toContainText(start(followUp.used.waiting));

      // Its answer is a new version, which says what changed, also to the reader of the link.
      const changed = 'Who signs at the third buyer.';
      const again = desk.file('again.md', answerOf(second, `changed: ${changed}\n`));
      expect(await desk.operator('answer', id, again)).toMatchObject({ code: 0 });
      await expect
        .poll(() => desk.count(email, /^Your AsynQ question is answered$/), { timeout: 60_000 })
        .toBe(2);
      for (const person of [member, reader]) {
        await person.page.goto(person === reader ? shared : `/requests/${id}/answer`);
        await expect(title(person, second)).toBeVisible();
        await expect(person.page.getByText(changed)).toBeVisible();
      }
      await expect(part(member, 'followUp')).toContainText(followUp.used.answered);

      await member.button(document.forwarding.revoke).click();
      await member.button(document.forwarding.confirm.revoke).click();
      await expect(page.getByText(document.forwarding.none)).toBeVisible();
      await reader.page.reload();
      await expect(title(reader, forwarded.revoked.title)).toBeVisible();
    },
  );
