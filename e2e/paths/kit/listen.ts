// Runs in every document of the path tests, before its own scripts: notes what a screen reader would announce, and says where the
// focus is. Roles and names are Chromium's own (`computedRole`, `computedName`: launched with ComputedAccessibilityInfo).
import type { Announcement, Heard } from '../../../tests/paths/kit/heard.ts';
import type { Listener } from './listener.ts';

/* oxlint-disable unicorn/consistent-function-scoping -- `listen` is handed to the page as a whole: nothing outside of it exists there */

/** Sets up `window.pathsListener`: handed to the page as a whole, so that it refers to nothing outside. */
export function listen() {
  const regions =
    '[role=alert], [role=status], [role=log], output, [aria-live=polite], [aria-live=assertive]';
  const announced: (Announcement & { region: Element; of: Element | null })[] = [];

  const isHidden = (element: Element) =>
    element.getAttribute('aria-hidden') === 'true' ||
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  const isShut = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') !== null || isHidden(element);
  /** The address of the site and the time of the day are others in each run. */
  const squeezed = (text: string) =>
    text
      .replaceAll(location.origin, 'https://axis-one.example')
      .replace(/Good (?:morning|afternoon|evening)/, 'Good day')
      .replace(/\s+/g, ' ')
      .trim();
  /** An essay is not written down: who reviews what is heard reads how it begins. */
  const begun = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

  /** The text of a part of the page as it is read. */
  function textOf(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || /^(?:script|style|template)$/.test(node.localName)) return '';
    if (isHidden(node)) return '';
    if (node.computedRole === 'image') return node.computedName ?? '';
    const inner = [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  }

  const urgencyOf = (region: Element) =>
    region.matches('[aria-live=assertive], [role=alert]:not([aria-live])') ? 'assertive' : 'polite';
  /** A whole region is read, and not only what is new in it. */
  const isAtomic = (region: Element) =>
    region.getAttribute('aria-atomic') === 'true' ||
    region.matches(':is(output, [role=alert], [role=status]):not([aria-atomic])');
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(regions) ?? null;

  function noteAll(records: MutationRecord[]) {
    const heard = new Map<Element, Set<Node>>();
    const note = (region: Element | null, node: Node) => {
      if (region === null || !region.isConnected) return;
      heard.set(region, (heard.get(region) ?? new Set<Node>()).add(node));
    };
    for (const { type, target, addedNodes } of records) {
      if (type !== 'childList') note(regionOf(target), target);
      for (const node of addedNodes) {
        note(regionOf(target), node);
        // A region that appears with its text is announced, too.
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')])
          if (region.matches(regions)) note(region, region);
      }
    }
    for (const [region, nodes] of heard) {
      // A notice shows its text a moment after its region.
      for (const moving of region.getAnimations({ subtree: true }))
        if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
      const says = (name: string) => region.getAttribute(`aria-${name}`);
      if (isShut(region) || says('busy') === 'true' || says('live') === 'off') continue;
      // The inner one of two regions speaks.
      if ([...heard.keys()].some((other) => other !== region && region.contains(other))) continue;
      const some = isAtomic(region) || nodes.has(region) ? [region] : [...nodes];
      const text = squeezed(some.map((node) => (node.isConnected ? textOf(node) : '')).join(' '));
      const by = { region, of: region.closest('[data-flow]') };
      if (text !== '') announced.push({ text, urgency: urgencyOf(region), ...by });
    }
  }

  /** What an attribute, a property or the text of a field says of an element. */
  function statesOf(element: Element): string[] {
    const says = (name: string) => element.getAttribute(`aria-${name}`);
    const field = element as HTMLInputElement;
    const isNative = element.matches('input, textarea, select');
    const isTick = element.matches('[type=checkbox], [type=radio]');
    const checked = isNative && isTick ? String(field.checked) : says('checked');
    const disclosed = element.localName === 'summary' ? element.parentElement : null;
    const expanded = disclosed ? String(disclosed.matches('[open]')) : says('expanded');
    const described = (says('describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .map((one) => (one === null ? '' : squeezed(textOf(one))))
      .filter((text) => text !== '');
    return [
      ...(element.matches('h1, h2, h3, h4, h5, h6') ? [`level ${element.localName[1]}`] : []),
      ...(checked === null ? [] : [checked === 'true' ? 'checked' : 'not checked']),
      ...(says('pressed') === null ? [] : [says('pressed') === 'true' ? 'pressed' : 'not pressed']),
      ...(expanded === null ? [] : [expanded === 'true' ? 'expanded' : 'collapsed']),
      ...(says('selected') === 'true' ? ['selected'] : []),
      ...(says('current') === null || says('current') === 'false' ? [] : ['current']),
      ...((isNative && field.disabled) || element.matches('button:disabled, [aria-disabled=true]')
        ? ['disabled']
        : []),
      ...((isNative && field.required) || says('required') === 'true' ? ['required'] : []),
      ...(says('invalid') === 'true' ? ['invalid'] : []),
      ...(isNative && !isTick && field.type !== 'password' && field.value !== ''
        ? [`“${squeezed(field.value).slice(0, 80)}”`]
        : []),
      ...(says('valuetext') === null ? [] : [says('valuetext') ?? '']),
      ...described,
    ];
  }

  const wordsOf = (element: Element): string => {
    const name = squeezed(element.computedName ?? '');
    const named = (element.computedRole ?? '') + (name === '' ? '' : ` “${begun(name)}”`);
    return [named, ...statesOf(element)].map(begun).join(', ');
  };

  const tabbable =
    'a[href], button, input, textarea, select, summary, audio[controls], video[controls], [tabindex], [contenteditable=true]';

  /** Of a group of radio buttons the Tab key reaches the chosen one, or else the first. */
  const isReached = (element: Element, all: readonly Element[]) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = all.filter(
      (one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name === element.name,
    ) as HTMLInputElement[];
    return (group.find(({ checked }) => checked) ?? group[0]) === element;
  };

  function stopsIn(roots: readonly Element[], exclude: string): string[] {
    const all = [...new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]))].filter(
      (one) =>
        one instanceof HTMLElement &&
        one.matches(tabbable) &&
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        !isShut(one) &&
        (exclude === '' || one.closest(exclude) === null),
    );
    const rank = (one: Element) => (one as HTMLElement).tabIndex || Infinity;
    return all
      .filter((one) => isReached(one, all))
      .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
      .map(wordsOf);
  }

  const silent = /^(?:|none|generic|presentation|InlineTextBox|LineBreak)$/;
  /** Roles whose name is their content: nothing in them is read again. */
  const whole = /^(?:button|link|heading|image|textbox|checkbox|radio|tab|option|switch|combobox)$/;

  // What names or describes a control is read with it.
  const names = (element: Element | null) => element?.closest('label, legend') !== null;
  const describes = ({ id }: Element) =>
    id !== '' && document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`) !== null;

  function readIn(node: Node, lines: string[]) {
    if (node instanceof Text) {
      const text = begun(squeezed(node.data));
      if (text !== '' && !names(node.parentElement)) lines.push(text);
      return;
    }
    if (!(node instanceof Element) || isHidden(node) || describes(node)) return;
    const role = node.computedRole ?? '';
    if (whole.test(role)) {
      lines.push(wordsOf(node));
      return;
    }
    // A paragraph is read in one go, whatever is set apart in it.
    const isRun = node.querySelector('*') === null || role === 'paragraph';
    if (isRun && node.querySelector('a, button') === null) {
      const text = begun(squeezed(textOf(node)));
      if (text !== '' && !names(node))
        lines.push(silent.test(role) || role === 'paragraph' ? text : `${role}: ${text}`);
      return;
    }
    if (!silent.test(role) && (node.computedName ?? '') !== '') lines.push(wordsOf(node));
    for (const child of node.childNodes) readIn(child, lines);
  }

  /**
   * What was announced, without what depends on how fast the page was: what other flows of the page say, and what was polite and gone
   * again before it could be read, like the placeholder of a part that is loaded.
   */
  const saidBy = (include: string, roots: readonly Element[]): Announcement[] =>
    announced
      .filter(
        ({ urgency, region, of }) =>
          (urgency === 'assertive' || region.isConnected) &&
          (of === null ||
            of.closest(include) !== null ||
            roots.some((root) => of.contains(root) || root.contains(of))),
      )
      .map(({ text, urgency }) => ({ text, urgency }));

  function look(include: string, exclude: string, reads: boolean): Heard {
    noteAll(observer.takeRecords());
    const roots = [...document.querySelectorAll(include)].filter(
      (one, _, all) => !isShut(one) && !all.some((other) => other !== one && other.contains(one)),
    );
    const { activeElement: active } = document;
    const lines: string[] = [];
    if (reads) for (const root of roots) readIn(root, lines);
    return {
      title: document.title,
      focus: active === null || active === document.body ? 'page' : wordsOf(active),
      announced: saidBy(include, roots),
      stops: stopsIn(roots, exclude),
      lines,
    };
  }

  /** A tab that is hidden has no frames. */
  const frame = () =>
    new Promise<unknown>((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 50);
    });

  const listener: Listener = {
    hear: async (include, exclude, reads) => {
      for (let waited = 0; waited < 50; waited += 1) {
        const { activeElement: had, title } = document;
        changes = 0;
        await frame();
        await frame();
        if (changes === 0 && had === document.activeElement && title === document.title) break;
      }
      return look(include, exclude, reads);
    },
    forget: () => {
      observer.takeRecords();
      announced.length = 0;
    },
  };
  window.pathsListener = listener;
  /** Whatever changes: roles and names are looked up once nothing does, because that takes Chromium its time. */
  let changes = 0;
  new MutationObserver((records) => {
    changes += records.filter(({ attributeName }) => attributeName !== 'style').length;
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
  const observer = new MutationObserver(noteAll);
  observer.observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'aria-hidden'],
  });
}
