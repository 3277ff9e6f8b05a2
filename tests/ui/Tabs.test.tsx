// @vitest-environment happy-dom
// The tabs implement the ARIA pattern themselves (docs/decisions/013-native-or-react-aria.md): roles and names, one
// tab stop, the keys.
import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx';
import { one, render } from './render.ts';

const chosen = vi.fn<(id: string) => void>();

const set = (selectedKey: string, panel: ReactNode = 'What you asked to be told.') => (
  <Tabs selectedKey={selectedKey} onSelectionChange={chosen}>
    <TabList aria-label="Dashboard">
      <Tab id="stack">Signal Stack</Tab>
      <Tab id="closed" isDisabled>
        Closed
      </Tab>
      <Tab id="community">Community</Tab>
      <Tab id="channels">Slack Channels</Tab>
    </TabList>
    <TabPanel id="stack">{panel}</TabPanel>
    <TabPanel id="community">What others are working on.</TabPanel>
    <TabPanel id="channels">Where they talk.</TabPanel>
  </Tabs>
);

const open = (selectedKey = 'stack', panel?: ReactNode) => {
  chosen.mockClear();
  const { host, show } = render(set(selectedKey, panel));
  const tab = (name: string) => {
    const found = [...host.querySelectorAll<HTMLElement>('[role="tab"]')].find(
      ({ textContent }) => textContent === name,
    );
    if (found === undefined) throw new Error(`No tab is called ${name}`);
    return found;
  };
  return { host, show, tab, panel: () => one(host, '[role="tabpanel"]') };
};

/** Presses a key on the focused element; true if the browser may still handle it. */
const press = (key: string, modifiers: KeyboardEventInit = {}) => {
  let isLeft = false;
  act(() => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...modifiers,
    });
    isLeft = document.activeElement?.dispatchEvent(event) ?? false;
  });
  return isLeft;
};

const focusOn = (tab: HTMLElement) => act(() => tab.focus());

describe('roles and names', () => {
  it('names the list, the chosen tab and the panel by its tab', () => {
    const { host, tab, panel } = open('community');
    expect(one(host, '[role="tablist"]').getAttribute('aria-label')).toBe('Dashboard');
    expect(tab('Community').getAttribute('aria-selected')).toBe('true');
    expect(tab('Signal Stack').getAttribute('aria-selected')).toBe('false');
    expect(panel().getAttribute('aria-labelledby')).toBe(tab('Community').id);
    expect(tab('Community').getAttribute('aria-controls')).toBe(panel().id);
    expect(panel().textContent).toBe('What others are working on.');
  });

  it('refers to no panel that does not exist', () => {
    const { host } = open('community');
    for (const other of host.querySelectorAll('[role="tab"][aria-selected="false"]'))
      expect(other.hasAttribute('aria-controls'), other.textContent).toBe(false);
  });

  it('is one tab stop: the chosen tab', () => {
    const { host, show } = open('stack');
    const stops = () =>
      [...host.querySelectorAll<HTMLElement>('[role="tab"]')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent);
    expect(stops()).toEqual(['Signal Stack']);
    show(set('channels'));
    expect(stops()).toEqual(['Slack Channels']);
  });
});

describe('the keys', () => {
  it.each([
    ['ArrowRight', 'Signal Stack', 'Community', 'community'],
    ['ArrowRight', 'Slack Channels', 'Signal Stack', 'stack'],
    ['ArrowLeft', 'Signal Stack', 'Slack Channels', 'channels'],
    ['ArrowLeft', 'Community', 'Signal Stack', 'stack'],
    ['Home', 'Slack Channels', 'Signal Stack', 'stack'],
    ['End', 'Signal Stack', 'Slack Channels', 'channels'],
  ])('%s moves from %s to %s, past disabled tabs, and chooses it', (key, from, to, id) => {
    const { tab } = open({ 'Signal Stack': 'stack', Community: 'community' }[from] ?? 'channels');
    focusOn(tab(from));
    expect(press(key)).toBe(false);
    expect(document.activeElement).toBe(tab(to));
    expect(chosen.mock.calls).toEqual([[id]]);
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves an arrow to the browser with %o: it may mean the previous page',
    (modifiers) => {
      const { tab } = open('community');
      focusOn(tab('Community'));
      expect(press('ArrowLeft', modifiers)).toBe(true);
      expect(document.activeElement).toBe(tab('Community'));
      expect(chosen).not.toHaveBeenCalled();
    },
  );

  it('ignores other keys', () => {
    const { tab } = open('community');
    focusOn(tab('Community'));
    for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'a']) expect(press(key), key).toBe(true);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('reports a choice once, and not for the current tab', () => {
    const { tab } = open('stack');
    act(() => tab('Signal Stack').click());
    act(() => tab('Community').click());
    expect(chosen.mock.calls).toEqual([['community']]);
  });
});

describe('the panel', () => {
  const link = <a href="#feed">Feed</a>;
  const button = <button type="button">Post</button>;
  const resting = (
    <button type="button" disabled>
      Post
    </button>
  );
  it.each([
    { what: 'words alone', held: 'What you asked to be told.', tabIndex: 0 },
    { what: 'a link', held: link, tabIndex: -1 },
    { what: 'a button', held: button, tabIndex: -1 },
    { what: 'a disabled button', held: resting, tabIndex: 0 },
  ])('is a stop of the Tab key where nothing in it is: $what', ({ held, tabIndex }) => {
    expect(open('stack', held).panel().tabIndex).toBe(tabIndex);
  });

  it('is no tab stop any more when its content has stops of its own; the focus on it stays', async () => {
    const { show, panel } = open('stack');
    act(() => panel().focus());
    show(set('stack', <a href="#feed">Feed</a>));
    await vi.waitFor(() => expect(panel().tabIndex).toBe(-1));
    expect(document.activeElement).toBe(panel());
    show(set('stack', 'Nothing yet.'));
    await vi.waitFor(() => expect(panel().tabIndex).toBe(0));
  });
});
