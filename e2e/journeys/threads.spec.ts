// A thread of the community: one member asks below a post, another one answers, and takes the answer back; a hidden post hides it.
import { posts } from '../../content/posts.ts';
import { replies } from '../../content/replies.ts';
import { thread as words } from '../../content/thread.ts';
import { toasts } from '../../content/toasts.ts';
import { enrol, subscribe } from '../backend.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { haldenRow } from '../stack.ts';
import { full } from '../tags.ts';

const open = posts.find(({ isPremium }) => !isPremium);
const closed = posts.find(({ isPremium }) => isPremium);
if (closed === undefined || open === undefined) throw new Error('There are no sample posts.');
const below = (id: string) => replies.filter(({ post }) => post === id);

const postOf = ({ page }: Person, author: string) =>
  page.locator('[data-flow=community]').getByRole('article', { name: author, exact: true });
const threadOf = ({ page }: Person, author: string) =>
  page.getByRole('region', { name: words.label.replace('{author}', author), exact: true });
const buttonOf = ({ page }: Person, author: string) =>
  page
    .locator('span[data-flow=thread]')
    .getByRole('button', { name: words.to.replace('{author}', author) });

async function comes(person: Person) {
  await person.signsIn();
  await person.isOnTheDashboard();
  await person.page.goto('/dashboard?tab=community');
  await expect(postOf(person, open?.author ?? '')).toBeVisible();
}

test('a thread is read, answered once, kept as a draft by its post, and one’s own reply is deleted', async ({
  visitor: ada,
  newBrowser,
  server,
  watch,
}) => {
  watch.provokes(/\/rest\/v1\/rpc\/reply_to_post/);
  const { page } = ada;
  await enrol(server, ada, { ...haldenRow, company_name: 'Sorrel Works' });
  await comes(ada);
  const known = below(open.id).length;
  await expect(buttonOf(ada, open.author)).toHaveText(new RegExp(`^Read ${known} replies`));
  await buttonOf(ada, open.author).click();
  const thread = threadOf(ada, open.author);
  await expect(thread.getByRole('listitem')).toHaveCount(known);
  for (const { content } of below(open.id)) await expect(thread).toContainText(content);

  // What is typed is kept for this post, over a reload and under another thread.
  const box = ada.field(words.box.label);
  const question = 'Did they leave with a reason?';
  await box.fill(question);
  const other = posts.find(({ id, isPremium }) => !isPremium && id !== open.id);
  await buttonOf(ada, other?.author ?? '').click();
  await expect(box).toHaveValue('');
  await page.reload();
  await buttonOf(ada, open.author).click();
  await expect(box).toHaveValue(question);

  // The backend stores it, and its answer is lost: the same words sent again are stored once.
  await page.route('**/rest/v1/rpc/reply_to_post', async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: {} });
  });
  await ada.button(words.box.send).click();
  await expect(page.getByText(words.box.again)).toBeVisible();
  await page.unroute('**/rest/v1/rpc/reply_to_post');
  await ada.button(words.box.send).click();
  await ada.seesToast(toasts.replyPosted.title);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(thread.getByRole('listitem')).toHaveCount(known + 1);
  await expect(postOf(ada, open.author)).toContainText(`${known + 1} replies`);

  // Another member reads it, and cannot delete it.
  const ben = await newBrowser();
  await enrol(server, ben, { ...haldenRow, company_name: 'Brook Tools' });
  await comes(ben);
  await expect(buttonOf(ben, open.author)).toHaveText(new RegExp(`^Read ${known + 1} replies`));
  await buttonOf(ben, open.author).click();
  const read = threadOf(ben, open.author);
  await expect(read).toContainText(question);
  await expect(read).toContainText('Sorrel Works');
  await expect(read.getByRole('button', { name: words.remove.button })).toHaveCount(0);

  await thread.getByRole('button', { name: words.remove.button }).click();
  await ada.button(words.remove.confirm).click();
  await ada.seesToast(toasts.replyDeleted.title);
  await expect(thread.getByRole('listitem')).toHaveCount(known);
  await buttonOf(ada, open.author).click();
  await expect(thread).toHaveCount(0);
  await page.reload();
  await expect(buttonOf(ada, open.author)).toHaveText(new RegExp(`^Read ${known} replies`));
});

test(
  'the thread of a premium post is open to premium members alone',
  { tag: full },
  async ({ visitor: member, server }) => {
    const id = await enrol(server, member, haldenRow);
    const sent: Promise<string>[] = [];
    member.page.on('response', (response) => sent.push(response.text().catch(() => '')));
    await comes(member);
    await expect(postOf(member, closed.author)).toBeVisible();
    await expect(buttonOf(member, closed.author)).toHaveCount(0);
    const [first] = below(closed.id);
    expect((await Promise.all(sent)).join('\n')).not.toContain(first?.content);
    await subscribe(server, id);
    await member.page.reload();
    await buttonOf(member, closed.author).click();
    await expect(threadOf(member, closed.author)).toContainText(first?.content ?? '');
  },
);
