// Fills a mail's template: `{{title}}` becomes its value, `{{#if dueAt}}…{{/if}}` stays where the value is given, and with
// `!dueAt` where it is not. What is filled in is never read again, so that no value can act as a template.

/** @typedef {ReadonlyMap<string, string>} Values */

const blocks = /\{\{#if ([^}]+)\}\}([^]*?)\{\{\/if\}\}/g;
const blank = /\{\{(\w+)\}\}/g;

/**
 * Leaves out what lacks its facts.
 * @param {string} template
 * @param {Values} values
 */
const chosen = (template, values) =>
  template.replaceAll(blocks, (_, condition, inside) =>
    String(condition)
      .split(' ')
      .every((name) => (name.startsWith('!') ? !values.has(name.slice(1)) : values.has(name)))
      ? inside
      : '',
  );

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * A text that no markup can leave.
 * @param {string} text
 */
export const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/**
 * @param {string} template
 * @param {Values} values
 * @param {(value: string) => string} written
 */
const filled = (template, values, written) =>
  chosen(template, values).replaceAll(blank, (_, name) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`a mail needs ${name}`);
    return written(value);
  });

/**
 * The HTML of a mail: values are escaped, and their lines kept.
 * @param {string} template
 * @param {Values} values
 */
export const fillHtml = (template, values) =>
  filled(template, values, (value) => escapeHtml(value).replaceAll('\n', '<br>'));

/**
 * The text of a mail.
 * @param {string} template
 * @param {Values} values
 */
export const fillText = (template, values) =>
  `${filled(template, values, (value) => value)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;

/**
 * One line, whatever the values hold: a subject.
 * @param {string} template
 * @param {Values} values
 */
export const fillLine = (template, values) =>
  filled(template, values, (value) => value)
    .replaceAll(/\s+/g, ' ')
    .trim();
