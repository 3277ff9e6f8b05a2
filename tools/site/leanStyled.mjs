// styled-components as the browser's build has it: what the site uses, with the class names and the order of rules of the installed
// version, which renders the HTML. No theme, no attrs, no objects as styles, no second sheet.
import { createElement, forwardRef } from 'react';
import { version } from 'styled-components/package.json';
import { RULESET, compile, middleware, rulesheet, serialize, stringify } from 'stylis';
import { groupOf, hash, insertOnce, nameOf, start } from './leanSheet.mjs';

/**
 * The rules of a text of styles.
 * @param {string} text
 * @param {string} selector
 * @param {string} around what stands before the selector
 * @param {string} own the selector by which every instance of the component is known
 */
function rulesOf(text, selector, around, own) {
  /** @type {string[]} */
  const rules = [];
  /** `& + &` means any instance of the component. @type {(found: string, place: number, whole: string) => string} */
  const anyOf = (found, _, whole) =>
    whole.startsWith(selector) &&
    whole.endsWith(selector) &&
    whole.replaceAll(selector, '').length > 0
      ? `.${own}`
      : found;
  serialize(
    compile(`${around} ${selector} { ${text} }`),
    middleware([
      (element) => {
        if (element.type !== RULESET || !element.value.includes('&')) return;
        const props = /** @type {string[]} */ (element.props);
        props[0] = (props[0] ?? '')
          .replaceAll('&', selector)
          .replace(new RegExp(`\\${selector}\\b`, 'g'), anyOf);
      },
      stringify,
      rulesheet((rule) => rules.push(rule)),
    ]),
  );
  return rules;
}

class Keyframes {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.name = nameOf(hash(start, text));
    this.id = `sc-keyframes-${this.name}`;
    groupOf(this.id);
  }

  inject() {
    insertOnce(this.id, this.name, () => rulesOf(this.text, this.name, '@keyframes', '&'));
    return this.name;
  }
}

/**
 * What stands in a template, one after the other; without properties, functions and keyframes stay as they are.
 * @param {unknown} part
 * @param {object | undefined} [props]
 * @returns {unknown[]}
 */
function flat(part, props) {
  if (part === undefined || part === null || part === false || part === '') return [];
  if (Array.isArray(part)) return part.flatMap((one) => flat(one, props));
  if (typeof part === 'function') return props === undefined ? [part] : flat(part(props), props);
  if (part instanceof Keyframes) return [props === undefined ? part : part.inject()];
  return [String(part)];
}

/** Styles that components share. @param {readonly string[]} texts @param {unknown[]} values */
export const css = (texts, ...values) =>
  flat(texts.flatMap((text, index) => [text, values[index]]));

/** @param {readonly string[]} texts @param {unknown[]} values */
export const keyframes = (texts, ...values) => new Keyframes(css(texts, ...values).join(''));

/** @typedef {Record<string, unknown>} Props */
/** @typedef {{ target: unknown, styledComponentId: string, foldedComponentIds: string, classOf: (props: Props) => string }} Styled */

/**
 * What an element gets of a component's properties: none of those that only styles read.
 * @param {Props} props
 * @param {boolean} isElement a component hears nothing of what is undefined
 */
function passedOn(props, isElement) {
  /** @type {Props} */
  const passed = {};
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith('$') || name === 'as' || name === 'theme') continue;
    if (value !== undefined || isElement) passed[name] = value;
  }
  return passed;
}

/** @param {(string | undefined)[]} classes */
const joined = (classes) => classes.filter(Boolean).join(' ');

/**
 * A component with styles, of an element, of a component or of one like itself.
 * @param {unknown} of
 * @param {string} id
 * @param {unknown[]} rules
 */
function component(of, id, rules) {
  const base = /** @type {Styled | undefined} */ (
    typeof of === 'object' && of !== null && 'styledComponentId' in of ? of : undefined
  );
  const begun = hash(hash(start, version), id);
  groupOf(id);
  const target = base?.target ?? of;
  const ids = joined([base?.foldedComponentIds, base?.styledComponentId]);
  /** @param {Props} props */
  const classOf = (props) => {
    const inherited = base?.classOf(props);
    const text = rules.flatMap((rule) => flat(rule, props)).join('');
    if (text === '') return inherited ?? '';
    const name = nameOf(hash(begun, text));
    insertOnce(id, name, () => rulesOf(text, `.${name}`, '', id));
    return joined([inherited, name]);
  };
  const made = forwardRef((/** @type {Props} */ props, ref) => {
    const shown = /** @type {string} */ (props['as'] ?? target);
    const passed = passedOn(props, typeof shown === 'string');
    const given = props['className'];
    passed['className'] = joined([
      ids,
      id,
      classOf(props),
      typeof given === 'string' ? given : undefined,
    ]);
    if (ref !== null) passed['ref'] = ref;
    return createElement(shown, passed);
  });
  return Object.assign(made, {
    target,
    classOf,
    styledComponentId: id,
    foldedComponentIds: ids,
    toString: () => `.${id}`,
  });
}

/** The compiler has given every component its id (vite.config.ts). @param {unknown} of */
const withId = (of) => ({
  withConfig:
    (/** @type {{ componentId: string }} */ { componentId }) =>
    (/** @type {readonly string[]} */ texts, /** @type {unknown[]} */ ...values) =>
      component(of, componentId, css(texts, ...values)),
});

/** `styled.div` and `styled(Component)`. */
export const styled = new Proxy(withId, { get: (_, tag) => withId(tag) });
