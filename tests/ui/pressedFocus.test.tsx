// @vitest-environment happy-dom
// A pressed button takes the focus, also in Safari, which gives it to none: a dialog returns the focus to its opener. A click in
// happy-dom moves no focus either.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SlotButton } from '#ui/SlotButton.tsx';
import { Tab, TabList, Tabs } from '#ui/Tabs.tsx';
import { one, render } from './render.ts';

const pressAndExpectFocus = (host: Element, selector: string) => {
  const button = one<HTMLButtonElement>(host, selector);
  act(() => button.click());
  expect(document.activeElement).toBe(button);
};

it('a slot takes it, before its dialog opens', () => {
  const focused: (Element | null)[] = [];
  const onPress = vi.fn(() => focused.push(document.activeElement));
  const { host } = render(
    <SlotButton
      name="14:00, Quasar"
      time="14:00"
      host="quasar"
      note="Investor"
      onPress={onPress}
    />,
  );
  pressAndExpectFocus(host, 'button');
  expect(focused).toEqual([one(host, 'button')]);
});

it('a slot that is taken neither takes it nor is pressed', () => {
  const onPress = vi.fn<() => void>();
  const { host } = render(
    <SlotButton isDisabled name="14:00" time="14:00" host="quasar" note="" onPress={onPress} />,
  );
  act(() => one<HTMLButtonElement>(host, 'button').click());
  expect(onPress).not.toHaveBeenCalled();
});

it('a tab takes it: the arrow keys go on from there', () => {
  const { host } = render(
    <Tabs selectedKey="first" onSelectionChange={() => {}}>
      <TabList aria-label="Parts">
        <Tab id="first">First</Tab>
        <Tab id="second">Second</Tab>
      </TabList>
    </Tabs>,
  );
  pressAndExpectFocus(host, '[id$="-second"]');
});

it('the button that shows a password takes it', () => {
  const { host } = render(<PasswordField name="password" label="Password" />);
  pressAndExpectFocus(host, '[aria-pressed]');
});
