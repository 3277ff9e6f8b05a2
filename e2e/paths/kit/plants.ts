// Faults that are planted into a page for the tests of what is heard: they change what React writes, before it is on screen.
// Each runs in the page as a whole, and refers to nothing outside.

export type Spoilt = { selector: string } & (
  | {
      attribute: string;
      /** Null removes the attribute. */
      value: string | null;
    }
  | { text: string }
);

/** Elements have another attribute, or another text, than the view gives them. */
export function spoil({ selector, ...spoilt }: Spoilt) {
  const { setAttribute, removeAttribute } = Element.prototype;
  const change = (element: Element) => {
    if (!element.matches(selector)) return;
    if ('text' in spoilt) {
      if (element.textContent !== spoilt.text) element.textContent = spoilt.text;
      return;
    }
    const { attribute, value } = spoilt;
    if (element.getAttribute(attribute) === value) return;
    if (value === null) removeAttribute.call(element, attribute);
    else setAttribute.call(element, attribute, value);
  };
  const changeIn = (node: Node) => {
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) change(element);
  };
  const { appendChild, insertBefore } = Node.prototype;
  Node.prototype.appendChild = function append<One extends Node>(this: Node, node: One): One {
    appendChild.call(this, node);
    changeIn(node);
    return node;
  };
  Node.prototype.insertBefore = function insert<One extends Node>(
    this: Node,
    node: One,
    before: Node | null,
  ): One {
    insertBefore.call(this, node, before);
    changeIn(node);
    return node;
  };
  Element.prototype.setAttribute = function set(name, given) {
    setAttribute.call(this, name, given);
    change(this);
  };
  Element.prototype.removeAttribute = function remove(name) {
    removeAttribute.call(this, name);
    change(this);
  };
  document.addEventListener('DOMContentLoaded', () => changeIn(document.documentElement));
}

/** No script moves the focus. */
export function holdFocus() {
  HTMLElement.prototype.focus = () => undefined;
}

/** A press moves the focus to the heading of the page. */
export function stealFocus() {
  document.addEventListener('click', () => {
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  });
}

/** A press adds an alert, before anything is known. */
export function sayEarly() {
  document.addEventListener(
    'click',
    () => {
      const alert = document.createElement('p');
      alert.setAttribute('role', 'alert');
      alert.textContent = 'That is done.';
      document.querySelector('main')?.append(alert);
    },
    true,
  );
}

/** What an alert or a status says is said by another one as well. */
export function sayTwice() {
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement) || node.dataset['copy'] !== undefined) continue;
        const region = node.matches('[role=alert]') ? node : node.querySelector('[role=alert]');
        if (region === null) continue;
        const copy = document.createElement('div');
        copy.dataset['copy'] = '';
        copy.setAttribute('role', 'alert');
        copy.textContent = region.textContent;
        document.body.append(copy);
      }
  }).observe(document, { childList: true, subtree: true });
}

/** Every page has the same title. */
export function nameAll() {
  Object.defineProperty(Document.prototype, 'title', {
    get: () => 'Axis One',
    set() {},
  });
}
