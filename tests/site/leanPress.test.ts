// @vitest-environment happy-dom
// What React does within a press, the lean one does too: a closed dialog gives the focus back before anything else happens.
import { expect, test } from 'vitest';
import { opened, openedLean, until } from './openedReact.ts';
import type { Opened } from './openedReact.ts';

/** What has happened at the end of a press of the button that closes a layer, before the browser does anything else. */
async function pressWith({ React, Client }: Opened) {
  const { createElement: h, useEffect, useState } = React;
  const heard: string[] = [];
  const focused = () => document.activeElement?.tagName;
  document.body.innerHTML = '<div id="root"></div>';
  const Layer = () => {
    useEffect(() => () => {
      heard.push(`left from ${focused()}`);
      document.querySelector('a')?.focus();
    });
    return h('input', { autoFocus: true });
  };
  const Page = () => {
    const [isOpen, setOpen] = useState(true);
    useEffect(() => void heard.push(isOpen ? 'open' : 'closed'), [isOpen]);
    return h(
      'main',
      null,
      h('a', { href: '#opener' }),
      h('button', { onClick: () => setOpen(false) }),
      isOpen ? h(Layer) : null,
    );
  };
  Client.createRoot(document.querySelector('#root') as Element).render(h(Page));
  await until(() => heard.includes('open'));
  heard.push(`open with ${focused()}`);
  document.querySelector('button')?.click();
  await Promise.resolve();
  return [...heard, `closed with ${focused()}`];
}

test('the effects of a press have run when it is over: a closed layer has given the focus back', async () => {
  const whole = await pressWith(opened());
  expect(whole).toEqual(['open', 'open with INPUT', 'left from BODY', 'closed', 'closed with A']);
  expect(await pressWith(openedLean())).toEqual(whole);
});
