// The forms of one browser, each in a tab of its own: they share a sign-in, and whatever happens to the whole browser. A form that
// has lost something leaves the others, which go on; in the end everything that was lost is told.
import type { Locator, Page } from 'playwright/test';
import { unclaimedWork } from '../../content/unclaimedWork.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../person.ts';
import { findsAgain, goesTo, silentPage } from './acts.ts';
import type { Form } from './forms.ts';
import type { Interruption } from './interruptions.ts';

/** A form in its tab, and what was typed into it last. */
export class OpenForm {
  readonly name: string;
  readonly form: Form;
  /** The tab: another one, once the first was closed. */
  tab: Person;
  /** What was typed last. */
  text = '';
  #typed = 0;

  constructor(name: string, form: Form, tab: Person) {
    this.name = name;
    this.form = form;
    this.tab = tab;
  }

  get page() {
    return this.tab.page;
  }

  /** Words that were not typed before. */
  words() {
    this.#typed += 1;
    return (this.form.words ?? String)(`Two boards of ${this.name}, answer ${this.#typed}`);
  }

  /** Types other words, here or into the same form in another tab. */
  async types(tab = this.tab) {
    const text = this.words();
    await this.form.types(tab, text);
    await this.form.has(tab, text);
    if (tab === this.tab) this.text = text;
    return text;
  }

  /** What was typed last is on screen. */
  has(text = this.text) {
    return this.form.has(this.tab, text);
  }

  /** The page was not loaded again: what was typed last is on screen, once the form is open. */
  async opensAgain() {
    await this.form.opens(this.tab);
    await this.has();
  }

  /** The page was loaded again: what was typed last is on screen, once the form is open. */
  finds(text = this.text) {
    return findsAgain(this.tab, this.form, text);
  }
}

/** What covers a page, and what it complains of: most often the reason why something could not be pressed. */
const layersOf = async (page: Page) => {
  const shown = page.locator('[role=dialog], [role=alertdialog], [role=alert]');
  const texts = await shown
    .filter({ visible: true })
    .allInnerTexts()
    .catch(() => []);
  return `${page.url()}: ${texts.map((text) => text.slice(0, 300)).join(' | ')}`;
};

/** How many forms of a browser are used at once: a page waits most of the time, for its server and for its own timers. */
const lanes = 2;

export class Group {
  open: OpenForm[] = [];
  readonly #lost: string[] = [];
  readonly #met: string[] = [];

  /** What each form does. */
  async each(title: string, act: (open: OpenForm) => Promise<unknown>) {
    const waiting = [...this.open];
    const lane = async () => {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift())
        await this.#does(one, title, act);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** Each form meets an interruption. */
  meets(interruption: Interruption, act: (open: OpenForm) => Promise<unknown>) {
    return this.each(interruption, async (one) => {
      await act(one);
      this.#met.push(`${one.name}: ${interruption}`);
    });
  }

  async #does(one: OpenForm, title: string, act: (open: OpenForm) => Promise<unknown>) {
    try {
      await test.step(`${one.name}: ${title}`, () => act(one));
    } catch (error) {
      this.#lost.push(`${one.name}: ${title}\n${String(error)}\n${await layersOf(one.page)}`);
      this.open = this.open.filter((other) => other !== one);
    }
  }

  /** Types other words into every form. */
  types(when: string) {
    return this.each(`types ${when}`, (one) => one.types());
  }

  /** Throws with everything that was lost, or with what was not met. */
  end(cases: readonly string[]) {
    if (this.#lost.length > 0) throw new Error(this.#lost.join('\n\n'));
    expect(this.#met.toSorted()).toEqual(cases.toSorted());
  }
}

/** Another tab may have answered meanwhile: then the dialog is gone. */
const presses = (button: Locator) => button.click({ timeout: 5000 }).catch(() => undefined);

/**
 * Answers what covers a form, as its user does. Each tab is a visit of its own: what one of them has left without an owner is not the
 * member's who signs in. Onboarding is closed where it opens over AsynQ.
 */
async function answers(page: Page) {
  const others = page.getByRole('dialog', { name: unclaimedWork.title, exact: true });
  await page.addLocatorHandler(others, () =>
    presses(others.getByRole('button', { name: unclaimedWork.refuse, exact: true })),
  );
  const layer = page.getByRole('dialog', { name: 'Build your Signal Stack', exact: true });
  await page.addLocatorHandler(layer, () => presses(layer.getByRole('button', { name: /^Close/ })));
}

/** Opens forms in tabs of a browser, behind a page without the site's scripts. */
export async function opensAll(person: Person, forms: Readonly<Record<string, Form>>) {
  const group = new Group();
  // A press that cannot be made is one form's loss, and must not keep the others.
  person.page.context().setDefaultTimeout(20_000);
  await answers(person.page);
  // A tab may be closed before it has been told.
  person.page.context().on('page', (page) => void answers(page).catch(() => undefined));
  for (const [name, form] of Object.entries(forms)) {
    await form.prepares?.(person);
    const tab = group.open.length === 0 ? person : await person.newTab();
    group.open.push(new OpenForm(name, form, tab));
  }
  await group.each('opens', async ({ tab, form }) => {
    await tab.page.goto(silentPage);
    await goesTo(tab, form);
  });
  return group;
}
