// A member takes everything with them: asks for the archive, waits for it on the page, downloads it, and finds all of it.
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { exportData as words } from '../../content/exportData.ts';
import { askQuestion, enrol } from '../backend.ts';
import { driversHere, tagOf, test } from '../databases.ts';
import { expect } from '../fixtures.ts';
import { newCredentials } from '../person.ts';
import { haldenRow } from '../stack.ts';

const question = 'Which of our two boards should meet first?';

for (const driver of driversHere)
  test(
    `the archive holds what the member has stored, and is gone after a day, on ${driver}`,
    { tag: tagOf(driver) },
    async ({ openHome, newBrowser, watch }) => {
      test.slow();
      // The server restarts while its data is changed.
      watch.provokes(/\/rest\/v1\//, /\/auth\/v1\/archive/);
      const { server, change } = await openHome(driver);
      const who = newCredentials();
      await enrol(server, who, haldenRow);
      await askQuestion(server, who, question);
      const member = await newBrowser({ who, at: server });
      await member.signsIn();
      await member.isOnTheDashboard('Halden Robotics');
      await member.page.goto('/account#data');
      await member.button(words.ask).click();
      const view = member.page.locator('[data-flow=exportData]');
      await expect(view).toContainText(words.making.title);
      await expect(view).toContainText(words.ready.title, { timeout: 60_000 });
      await expect(view).toContainText(/\d (KB|MB), here until \w+ \d+, \d{4} at .+, Paris time/);

      const arrival = member.page.waitForEvent('download');
      await member.button(words.ready.download).click();
      const download = await arrival;
      const file = await download.path();
      await expect(view).toContainText(`${download.suggestedFilename()} is in your downloads.`);
      expect(download.suggestedFilename()).toMatch(/\.zip$/);
      const parts = unzipSync(await readFile(file));
      const names = Object.keys(parts);
      expect(names.filter((name) => name.endsWith('.json'))).not.toEqual([]);
      expect(names.filter((name) => name.endsWith('.md'))).not.toEqual([]);
      const texts = names.map((name) => new TextDecoder().decode(parts[name]));
      expect(texts.filter((text) => text.includes(question)).length).toBeGreaterThan(1);
      expect(texts.some((text) => text.includes('Halden Robotics'))).toBe(true);
      expect(texts.some((text) => text.includes(who.email))).toBe(true);

      // A day later, with the page still open.
      await change(
        "update private.archives set ready_at = ready_at - interval '2 days', expires_at = expires_at - interval '2 days'",
      );
      await member.button(words.ready.download).click();
      await expect(view).toContainText(words.expired.title);
      await expect(member.button(words.expired.action)).toBeEnabled();
    },
  );
