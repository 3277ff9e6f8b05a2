// The text of a toast: the service's own sentence only if the catalogue includes it (docs/product-spec.md, "8. Error
// catalogue").
import { expect, test } from 'vitest';
import { toasts, type ToastKey } from '#content/toasts.ts';
import { wordsOf } from '../../src/flows/toaster/Toaster.tsx';

const keys = Object.keys(toasts) as ToastKey[];
const said = 'Email address is already taken';

/** The text contains the subject. */
const about = (description?: string) => description?.replace('{title}', 'The quiet no');
const order = (key: ToastKey) => ({ key, title: 'The quiet no' });

test.each(keys)('%s without a sentence of the service', (key) => {
  const { tone, title } = toasts[key];
  const description = about(toasts[key].description);
  expect(wordsOf(order(key))).toEqual(
    description === undefined ? { tone, title } : { tone, title, description },
  );
});

test.each(keys)('%s with one', (key) => {
  const { description, saysMessage } = toasts[key];
  expect(wordsOf({ ...order(key), message: said }).description).toBe(
    saysMessage ? said : about(description),
  );
});

test('a failed sign-out shows the sentence of the service', () => {
  expect(wordsOf({ key: 'signOutFailed', message: said })).toEqual({
    tone: 'destructive',
    title: 'Error signing out',
    description: said,
  });
});

test('a toast is announced where no page says the same, and only there', () => {
  const announced = keys.filter((key) => !toasts[key].saidInPlace);
  expect(announced.toSorted()).toEqual(
    [
      'accountCreated',
      'applicationSubmitted',
      'bookingFailed',
      'offerAccepted',
      'passwordSaved',
      'postDeleted',
      'postSubmitted',
      'profileSaved',
      'replyDeleted',
      'replyPosted',
      'replySent',
      'requestDelivered',
      'requestReturned',
      'requestWithdrawn',
      'resetLinkSent',
      'signOutFailed',
      'signedIn',
      'signedOut',
      'slotGone',
      'stackAdded',
      'stackFailed',
      'welcome',
      'workClaimed',
      'downloadStarted',
    ].toSorted(),
  );
});
