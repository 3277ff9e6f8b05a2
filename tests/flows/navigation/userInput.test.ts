// @vitest-environment happy-dom
// What a user has done on one rendering of a page is done on another one.
import { expect, test } from 'vitest';
import {
  finderIn,
  nameOf,
  readInput,
  repeatInput,
  withoutSecrets,
} from '#flows/navigation/ports/userInput.ts';

const page = (html: string) => {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.append(main);
  return main;
};
const form = (id: string) => `
  <input type="email" name="email" id="${id}1"><input type="password" name="password">
  <textarea name="note"></textarea>
  <input type="checkbox" name="terms" value="yes">
  <input type="radio" name="${id}" value="a" checked><input type="radio" name="${id}" value="b">
  <details><summary>More</summary></details><details open><summary>Less</summary></details>
  <button>Show More</button><button>Show More</button>`;
const all = <Type extends Element>(main: Element, selector: string) => [
  ...main.querySelectorAll<Type>(selector),
];

test('words, ticks and disclosures; what is kept holds no password', () => {
  const [from, into] = [page(form('_R_1_')), page(form('_r_2_'))];
  const [email, password, terms, , choice] = all<HTMLInputElement>(from, 'input');
  Object.assign(email ?? {}, { value: 'reader@example.com' });
  Object.assign(password ?? {}, { value: 'correct horse' });
  Object.assign(all<HTMLTextAreaElement>(from, 'textarea')[0] ?? {}, { value: 'Words' });
  terms?.click();
  choice?.click();
  for (const details of all<HTMLDetailsElement>(from, 'details')) details.open = !details.open;
  const heard: string[] = [];
  into.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  const input = readInput(from, false);
  expect(JSON.stringify(input)).toContain('correct horse');
  expect(JSON.stringify(withoutSecrets(input))).not.toContain('correct horse');
  expect(withoutSecrets(input).fields).toHaveLength(input.fields.length - 1);
  repeatInput(into, input);
  const fields = all<HTMLInputElement>(into, 'input, textarea');
  expect(fields.map(({ value }) => value).slice(0, 3)).toEqual([
    'reader@example.com',
    'correct horse',
    'Words',
  ]);
  expect(fields.slice(3).map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(all<HTMLDetailsElement>(into, 'details').map(({ open }) => open)).toEqual([true, false]);
  expect(heard).toEqual(expect.arrayContaining(['email', 'note', 'terms']));
});

test('what is as it was is not repeated: the other page may know better', () => {
  const [from, into] = [page(form('_R_1_')), page(form('_r_2_'))];
  const [email] = all<HTMLInputElement>(into, 'input');
  Object.assign(email ?? {}, { value: 'a draft' });
  repeatInput(into, readInput(from, false));
  expect(email?.value).toBe('a draft');
});

test('elements that are alike are told apart by their number', () => {
  const [from, into] = [page(form('_R_1_')), page(form('_r_2_'))];
  const [, second] = all(from, 'button');
  expect(finderIn(into)(nameOf(from, second ?? from))).toBe(all(into, 'button')[1]);
  expect(finderIn(into)({ key: 'button', index: 7 })).toBeUndefined();
});
