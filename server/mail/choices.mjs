// /mail/choices: every kind of mail with a switch, or with the reason why it has none, without signing in. Saving says what changed.
import { escapeHtml } from './fill.mjs';
import { isToken, linkPage, unknownPage } from './linkPage.mjs';
import { pages, words } from './values.mjs';

/**
 * @typedef {{ scope: string, on: boolean }} Switch
 * @typedef {{ outcome: string, switches?: Switch[], changed?: Switch[] }} Answer
 * @typedef {(name: 'mail_choices' | 'choose_mails', args: { token: string, shown?: string[], chosen?: string[] }) => Promise<unknown>} Ask
 * @typedef {import('./linkPage.mjs').Page} Page
 */

/** The path of the page. */
export const choicesPath = '/mail/choices';

const { choices } = pages;

/** What can be switched, in the order of the page, by the scope that the database knows. */
const optional = Object.entries(choices.optional.kinds);
const newsletters = Object.entries(choices.newsletters.lists).map(
  ([list, named]) => /** @type {const} */ ([`list:${list}`, named]),
);
const named = new Map([...optional, ...newsletters]);

/** @param {string} scope @param {boolean} isOn */
function switchOf(scope, isOn) {
  const { name = scope, text = '' } = named.get(scope) ?? {};
  const id = escapeHtml(scope.replace(':', '-'));
  const value = `value="${escapeHtml(scope)}"`;
  return `<label><input type="checkbox" role="switch" name="on" ${value}${isOn ? ' checked' : ''} aria-labelledby="${id}" aria-describedby="${id}-about">
<span><span id="${id}">${escapeHtml(name)}</span><span class="about" id="${id}-about">${escapeHtml(text)}</span></span></label>
<input type="hidden" name="shown" ${value}>`;
}

/**
 * @param {string} title
 * @param {(readonly [string, unknown])[]} known
 * @param {Map<string, boolean>} states
 */
function group(title, known, states) {
  const shown = known.flatMap(([scope]) => {
    const isOn = states.get(scope);
    return isOn === undefined ? [] : [switchOf(scope, isOn)];
  });
  return shown.length === 0
    ? ''
    : `<fieldset>\n<legend>${escapeHtml(title)}</legend>\n${shown.join('\n')}\n</fieldset>`;
}

/** What was saved, in words. @param {Switch[]} changed */
function resultOf(changed) {
  /** @param {boolean} wanted @param {string} sentence */
  const say = (wanted, sentence) => {
    const names = changed
      .filter(({ on }) => on === wanted)
      .map(({ scope }) => named.get(scope)?.name ?? scope);
    return names.length === 0 ? [] : [sentence.replace('{names}', () => listed(names))];
  };
  const { title, on, off, same } = choices.saved;
  const sentences = changed.length === 0 ? [same] : [...say(false, off), ...say(true, on)];
  // It has the focus, so that it is read first.
  return `<p class="result" role="status" tabindex="-1" autofocus><strong>${escapeHtml(title)}.</strong> ${escapeHtml(sentences.join(' '))}</p>`;
}

/** Names in a sentence; some have a comma of their own. @param {string[]} names */
const listed = (names) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join('; ')} ${words.and} ${names.at(-1)}`;

/** @param {{ name: string, text: string }} item */
const itemOf = ({ name, text }) =>
  `<li>${escapeHtml(name)}<span class="about">${escapeHtml(text)}</span></li>`;

/**
 * Answers the page: a GET shows it, a POST saves what it showed.
 * @param {Ask} ask
 * @param {{ method: string, token: string, form: URLSearchParams }} request
 * @returns {Promise<Page>}
 */
export async function answerChoices(ask, { method, token, form }) {
  if (!isToken(token)) return unknownPage();
  /** @param {string} name */
  const scopesIn = (name) => form.getAll(name).filter((scope) => named.has(scope));
  const { outcome, switches, changed } = /** @type {Answer} */ (
    method === 'POST'
      ? await ask('choose_mails', { token, shown: scopesIn('shown'), chosen: scopesIn('on') })
      : await ask('mail_choices', { token })
  );
  if (outcome !== 'stored' || switches === undefined) return unknownPage();
  const states = new Map(switches.map(({ scope, on }) => [scope, on]));
  const { title, text, always, button } = choices;
  return linkPage(
    200,
    changed === undefined ? title : `${choices.saved.title} · ${title}`,
    `<h1>${escapeHtml(title)}</h1>
${changed === undefined ? '' : resultOf(changed)}
<p>${escapeHtml(text)}</p>
<form method="post" action="${choicesPath}?token=${token}">
${group(choices.optional.title, optional, states)}
${group(choices.newsletters.title, newsletters, states)}
<button>${escapeHtml(button)}</button>
</form>
<h2>${escapeHtml(always.title)}</h2>
<p>${escapeHtml(always.text)}</p>
<ul>
${always.items.map(itemOf).join('\n')}
</ul>`,
  );
}
