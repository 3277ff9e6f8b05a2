// What a user has done on a page, by elements that another rendering of the same page has too: words, ticks, open
// disclosures, the focus, presses.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An element by what it is, and its number among those that are alike. */
export type Name = { key: string; index: number };

/** What can be carried over to another rendering of the page. */
export type UserInput = {
  fields: (Name & { value: string; isTicked: boolean })[];
  disclosures: (Name & { isOpen: boolean })[];
};

const named =
  'input, textarea, select, details, button, a, summary, h1, h2, h3, [tabindex], [role]';
const untouched = ['file', 'hidden'];

/** React counts the ids of its elements anew in every rendering. */
const ofReact = /^_[rR]_/;

const keyOf = (element: Element) => {
  const { localName } = element;
  const words = /^(?:button|a|summary|h\d)$/.test(localName) ? element.textContent : '';
  const marks = ['type', 'name', 'role', 'aria-label', 'placeholder'].map((name) => {
    const mark = element.getAttribute(name) ?? '';
    return ofReact.test(mark) ? '' : mark;
  });
  const choice = element.matches('[type=radio], [type=checkbox]')
    ? element.getAttribute('value')
    : '';
  return [localName, words, ...marks, choice].join('|');
};

/** The elements of a page by their names. */
function indexOf(page: Element): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const element of page.querySelectorAll(named)) {
    const key = keyOf(element);
    found.set(key, [...(found.get(key) ?? []), element]);
  }
  return found;
}

/** The name of an element of this page. */
export function nameOf(page: Element, element: Element): Name {
  const key = keyOf(element);
  return { key, index: indexOf(page).get(key)?.indexOf(element) ?? -1 };
}

/** Finds the elements of this page by their names. */
export function finderIn(page: Element) {
  const known = indexOf(page);
  return ({ key, index }: Name): Element | undefined => known.get(key)?.[index];
}

const isField = (element: Element): element is Field =>
  element.matches('input, textarea, select') && !untouched.includes((element as Field).type);
const isTick = (field: Field): field is HTMLInputElement =>
  field.matches('[type=radio], [type=checkbox]');

const isChanged = (field: Field) => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isTick(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
};

/**
 * Reads what the user has done on a page.
 * @param all also what is as the page has it: React makes a typed value the default one
 */
export function readInput(page: Element, all: boolean): UserInput {
  const input: UserInput = { fields: [], disclosures: [] };
  for (const [key, elements] of indexOf(page))
    for (const [index, element] of elements.entries()) {
      if (element instanceof HTMLDetailsElement)
        input.disclosures.push({ key, index, isOpen: element.open });
      else if (isField(element) && (all || isChanged(element)))
        input.fields.push({
          key,
          index,
          value: element.value,
          isTicked: isTick(element) && element.checked,
        });
    }
  return input;
}

/** The same without passwords: what is kept for a while holds none. */
export const withoutSecrets = ({ fields, ...rest }: UserInput): UserInput => ({
  ...rest,
  fields: fields.filter(({ key }) => !key.startsWith('input||password')),
});

/** Sets a value as typing does: React hears it. */
function type(field: Field, value: string) {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Does on a page what the user has done on another rendering of it. */
export function repeatInput(page: Element, { fields, disclosures }: UserInput): void {
  const find = finderIn(page);
  for (const { isOpen, ...name } of disclosures) {
    const found = find(name);
    if (found instanceof HTMLDetailsElement && found.open !== isOpen) found.open = isOpen;
  }
  for (const { value, isTicked, ...name } of fields) {
    const found = find(name);
    if (found === undefined || !isField(found) || found.disabled) continue;
    if (isTick(found)) {
      if (found.checked !== isTicked) found.click();
    } else if (found.value !== value) type(found, value);
  }
}
