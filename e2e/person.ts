// A user with a browser, and their actions: every element is found by role and name, as a user would find it.
import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Server } from '../tools/lib/throwaway.mjs';
import type { StackAnswers } from './stack.ts';

export type Credentials = { email: string; password: string };

let people = 0;

/** A user whom no server knows. */
export function newCredentials(): Credentials {
  people += 1;
  const name = `member.${process.pid}.${Date.now().toString(36)}.${people}`;
  return { email: `${name}@example.com`, password: `correct horse ${people}` };
}

/** From here on the service requires a new address to be confirmed: a sign-up gives no session. */
export const confirmsByMail = ({ page, email }: Person) =>
  page.route('**/auth/v1/signup*', (route) =>
    route.fulfill({
      json: { id: randomUUID(), email, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
    }),
  );

export class Person {
  readonly page: Page;
  readonly server: Server;
  readonly email: string;
  readonly password: string;

  constructor(page: Page, server: Server, { email, password }: Credentials) {
    this.page = page;
    this.server = server;
    this.email = email;
    this.password = password;
  }

  /** The same user, in another tab of the same browser. */
  async newTab() {
    return new Person(await this.page.context().newPage(), this.server, this);
  }

  // What is on screen.

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true });
  }
  link(name: string | RegExp) {
    return this.page.getByRole('link', { name, exact: true });
  }
  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { name, exact: true });
  }
  /** The content behind a layer is inert: no user can type there. */
  field(name: string) {
    return this.page
      .getByRole('textbox', { name, exact: true })
      .and(this.page.locator(':not([inert] *)'));
  }
  passwordField(name = 'Password') {
    return this.page.getByLabel(name, { exact: true });
  }
  /** The problem that the form itself shows. */
  refusal() {
    return this.page.getByRole('form').getByRole('alert');
  }
  toasts() {
    return this.page.getByRole('region', { name: 'Notifications' });
  }
  get path() {
    return new URL(this.page.url()).pathname;
  }

  // Onboarding.

  layer(name = 'Build your Signal Stack') {
    return this.page.getByRole('dialog', { name, exact: true });
  }
  async chooses(...labels: readonly string[]) {
    for (const label of labels) {
      await this.page.getByRole('checkbox', { name: label, exact: true }).check({ force: true });
    }
  }
  async begins() {
    await this.button('Begin').click();
    await expect(this.heading('Why are you here?')).toBeVisible();
  }
  async saysWhy(identities: readonly string[]) {
    await this.chooses(...identities);
    await this.button('Continue').click();
    await expect(this.field('Company name')).toBeVisible();
  }
  async selects(label: string, option: string) {
    await this.button(new RegExp(`${label}$`)).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }
  async describesTheCompany(answers: StackAnswers) {
    if (answers.company !== undefined) await this.field('Company name').fill(answers.company);
    if (answers.stage !== undefined) await this.selects('Stage', answers.stage);
    if (answers.sector !== undefined) await this.selects('Sector', answers.sector);
    if (answers.website !== undefined) await this.field('Website').fill(answers.website);
    if (answers.referral !== undefined)
      await this.selects('How did you hear about us\\?', answers.referral);
  }
  async tellsAboutTheCompany(answers: StackAnswers) {
    await this.describesTheCompany(answers);
    await this.button('Continue').click();
    await expect(this.button('Configure Your Feed')).toBeVisible();
  }
  async choosesModules(modules: readonly string[] = []) {
    await this.chooses(...modules);
    await this.button('Configure Your Feed').click();
    await expect(this.button('Complete Configuration')).toBeVisible();
  }
  async choosesSignals(signals: readonly string[]) {
    await this.chooses(...signals);
    await expect(
      this.page.getByText('Stack locked. Intelligence stream configured.'),
    ).toBeVisible();
    await this.button('Complete Configuration').click();
    await expect(this.button('Start My Stack')).toBeVisible();
  }
  async fillsInTheAccount() {
    await this.field('Email').fill(this.email);
    await this.passwordField().fill(this.password);
    await this.acceptsTheTerms();
  }
  async acceptsTheTerms() {
    const terms = this.page.getByRole('checkbox', { name: /^I agree/ });
    // While a member is being found, the form is read only: `check` would not wait for the end of that.
    await expect(terms).not.toHaveAttribute('aria-readonly', 'true');
    await terms.check();
  }
  async startsTheStack() {
    await this.button('Start My Stack').click();
  }
  /** From Begin to the account step. */
  async answersEverything(answers: StackAnswers) {
    await this.begins();
    await this.saysWhy(answers.identities);
    await this.tellsAboutTheCompany(answers);
    await this.choosesModules(answers.modules);
    await this.choosesSignals(answers.signals);
  }
  /** The whole of onboarding, on its own page, up to the dashboard. */
  async becomesAMember(answers: StackAnswers) {
    await this.page.goto('/onboarding');
    await this.answersEverything(answers);
    await this.fillsInTheAccount();
    await this.startsTheStack();
    await this.isOnTheDashboard();
  }

  // The sign-in page.

  async fillsInTheAuthForm(email = this.email, password = this.password) {
    await this.field('Email').fill(email);
    await this.passwordField().fill(password);
  }
  async opensTheAuthPage() {
    await this.page.goto('/auth');
    await expect(this.heading('Welcome back')).toBeVisible();
  }
  async signsIn(password = this.password) {
    await this.opensTheAuthPage();
    await this.fillsInTheAuthForm(this.email, password);
    await this.submitsTheAuthForm('Sign In');
  }
  async submitsTheAuthForm(name: 'Sign In' | 'Create Account') {
    await this.authForm().getByRole('button', { name, exact: true }).click();
  }
  /** The page is hydrated: from here on a link navigates without a page load. */
  async findsItAwake() {
    await expect(this.page.locator('#root[data-awake]')).toBeAttached();
  }
  /** The form of the open tab; its title is its name. */
  authForm() {
    return this.page.getByRole('form', { name: /^(Welcome back|Create your account)$/ });
  }
  async createsAnAccount(password = this.password) {
    await this.page.goto('/auth?tab=signup');
    await this.fillsInTheAuthForm(this.email, password);
    await this.submitsTheAuthForm('Create Account');
  }
  async signsOut() {
    const menu = this.path.startsWith('/dashboard') ? 'Profile' : 'Account';
    await this.button(menu).click();
    await this.page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await this.seesToast('Signed out successfully');
    await expect(this.page).toHaveURL('/');
  }

  // Checks of the screen.

  greeting(name: string) {
    const greeting = `^Good (morning|afternoon|evening), ${name.replaceAll('.', '\\.')}$`;
    return this.page.getByRole('heading', { level: 1, name: new RegExp(greeting) });
  }
  async isOnTheDashboard(name?: string) {
    await expect(this.page).toHaveURL('/dashboard');
    await expect(
      name === undefined
        ? this.page.getByRole('heading', { level: 1, name: /^Good / })
        : this.greeting(name),
    ).toBeVisible();
  }
  async isOnAuthPage() {
    await expect(this.page).toHaveURL(/\/auth(\?|$)/);
    await expect(this.heading('Welcome back')).toBeVisible();
  }
  async seesToast(title: string, description?: string) {
    const toast = this.toasts().getByRole('status').filter({ hasText: title });
    await expect(toast).toContainText(`${title}${description ?? ''}`);
  }
  async isWarned(title: string, description?: string | RegExp) {
    const toast = this.toasts().getByRole('alert').filter({ hasText: title });
    await expect(toast).toBeVisible();
    if (description !== undefined) await expect(toast).toContainText(description);
  }

  // The browser's storage.

  storage() {
    return this.page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  }
  /** All storage that any page can write and read again, as one text. */
  everythingKept() {
    return this.page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        window.location.href,
        window.history.state,
      ]),
    );
  }
}
