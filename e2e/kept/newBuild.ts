// A page of the former build under a new one: what is sent from it arrives, and a link leads into the new build.
import { requests } from '../../content/requests.ts';
import { isShown, newSubject, submits, waitsIn, writes } from '../asking.ts';
import { requestsAbout } from '../backend.ts';
import type { Deployment } from '../deployment.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';

export class Sender {
  readonly #tab: Person;
  readonly #subject = newSubject();

  private constructor(tab: Person) {
    this.#tab = tab;
  }

  /** A member writes a request in a tab of its own. */
  static async writes(member: Person) {
    const sender = new Sender(await member.newTab());
    await writes(sender.#tab, sender.#subject);
    return sender;
  }

  /** Another build is there: the request is sent, and its page is left. */
  async arrives({ server, isOfThisBuild }: Deployment) {
    const [tab, subject] = [this.#tab, this.#subject];
    await test.step('what is sent from the former build arrives', async () => {
      await tab.field(requests.meeting.fields.value.label).fill('Written under a new build.');
      await submits(tab);
      await isShown(tab, 'stored');
      expect(await waitsIn(tab)).not.toContainEqual(expect.objectContaining({ subject }));
      expect(await requestsAbout(server, subject)).toHaveLength(1);
    });
    await test.step('a link leads into the new build', async () => {
      await tab.page.keyboard.press('Escape');
      await tab.page.getByRole('link', { name: 'Library', exact: true }).first().click();
      await expect(tab.page).toHaveURL('/library');
      await isOfThisBuild(tab);
      await tab.page.close();
    });
  }
}
