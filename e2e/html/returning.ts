// A member who comes back to a browser in which they have signed in before.
import type { Server } from '../../tools/lib/throwaway.mjs';
import { enrol } from '../backend.ts';
import type { BrowserSettings } from '../fixtures.ts';
import { newCredentials, type Person } from '../person.ts';
import { haldenRow } from '../stack.ts';

/** A member who has signed in before in this browser. */
export async function signedIn(member: Person) {
  await member.page.goto('/auth');
  await member.fillsInTheAuthForm();
  await member.submitsTheAuthForm('Sign In');
  await member.isOnTheDashboard('Halden Robotics');
}

type NewBrowser = (settings: BrowserSettings) => Promise<Person>;

/** A new member of the server, who has signed in before in a browser of their own. */
export async function returning(server: Server, newBrowser: NewBrowser) {
  const who = newCredentials();
  await enrol(server, who, haldenRow);
  const member = await newBrowser({ who });
  await signedIn(member);
  return member;
}
