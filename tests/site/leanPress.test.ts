// @vitest-environment happy-dom
// What React does within a press, the lean one does too: a closed dialog gives the focus back before anything else happens.
import { expect, test } from 'vitest';
import { client, opened, openedLean, until } from './openedReact.ts';
import type { Opened } from './openedReact.ts';

const focused = () => document.activeElement?.tagName;

/** What has happened at the end of a press of the button that closes a layer, before the browser does anything else. */
async function pressWith({ React, Client }: Opened) {
  const { createElement: h, useEffect, useState } = React;
  const heard: string[] = [];
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

/** The events of React that have one of the browser's, by the list in its client, and those that it makes of several. */
const simple = /"(abort auxClick [\w ]+)"\.split/.exec(client)?.[1]?.split(' ') ?? [];
const made = 'change doubleClick focus blur animationEnd mouseEnter mouseLeave pointerEnter'.split(
  ' ',
);
const sent = { doubleClick: 'dblclick', focus: 'focusin', blur: 'focusout' };
const propertyOf = (name: string) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** What the elements of a page hear when the browser reports every event there is on a field in a portal. */
async function heardWith({ React, Dom, Client }: Opened) {
  const { createElement: h } = React;
  const heard: string[] = [];
  const ears = (place: string) =>
    Object.fromEntries(
      [...simple, ...made].flatMap((name) =>
        [propertyOf(name), `${propertyOf(name)}Capture`]
          .filter((property) => !/^on(?:Mouse|Pointer)(?:Enter|Leave)Capture$/.test(property))
          .map((property) => [
            property,
            ({ type, defaultPrevented }: { type: string; defaultPrevented: boolean }) =>
              void heard.push(`${place} ${property} ${type} ${defaultPrevented}`),
          ]),
      ),
    );
  document.body.innerHTML = '<div id="root"></div><div id="layer"></div>';
  const layer = document.querySelector('#layer') as Element;
  Client.createRoot(document.querySelector('#root') as Element).render(
    h('main', ears('main'), Dom.createPortal(h('input', ears('field')), layer)),
  );
  await until(() => layer.firstChild !== null);
  const field = layer.querySelector('input') as HTMLInputElement;
  const say = (type: string) =>
    // React hears a key that is pressed by the sign that it types.
    field.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { charCode: 97 }),
    );
  for (const name of simple) say(name.toLowerCase());
  for (const type of Object.values(sent)) say(type);
  for (const type of ['animationend', 'mouseover', 'mouseout', 'compositionstart']) say(type);
  for (const type of ['compositionend', 'beforeinput', 'textInput', 'selectionchange']) say(type);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'typed');
  say('input');
  await until(() => heard.some((one) => one.includes('onChange ')));
  return heard;
}

test('every event that is not left out is heard as the whole client hears it: keys, pointers, pastes, drops, toggles, media', async () => {
  const whole = await heardWith(opened());
  for (const name of simple)
    expect(
      whole.some((one) => one.startsWith(`field ${propertyOf(name)}Capture `)),
      name,
    ).toBe(true);
  for (const one of ['field onFocus focus', 'main onBlurCapture blur', 'main onChange change'])
    expect(whole).toContain(`${one} false`);
  expect(await heardWith(openedLean())).toEqual(whole);
});
