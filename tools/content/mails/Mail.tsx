// One mail as React draws it, with blanks for what the server fills in: `{{title}}`, and `{{#if dueAt}}…{{/if}}` around
// what is left out where a fact is missing (server/mail/fill.mjs).
import type { ReactNode } from 'react';
import type { MailWords } from '../../../content/schema.mails.ts';
import { brandFace, headingFace, labelFace, sheet, wears } from './look.ts';

export type MailProps = {
  words: MailWords;
  brand: string;
  /** Shown where the link is needed even if the button fails. */
  fallback: string | undefined;
  /** What stands in place of the button where no page shows the request to its sender; undefined in other mails. */
  withoutAccount: string | undefined;
  /** The name of the link that switches this kind off. */
  leave: string | undefined;
  /** The name of the link to all choices; a mail has both links or none. */
  choices: string;
};

/** Names that are filled in whatever the row of the queue holds. */
const always = new Set(['asked', 'occasion', 'address', 'next', 'list', 'lists', 'plan']);

/** `{title}` of the content as a blank of the template. */
export const blanks = (text: string) => text.replaceAll(/\{(\w+)\}/g, '{{$1}}');

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

type Sentence = MailWords['paragraphs'][number];

/** What must be given, or (with `!`) must not, so that a sentence is said. */
function conditionOf(sentence: Sentence): string {
  const { text, when, unless } =
    typeof sentence === 'string'
      ? { text: sentence, when: undefined, unless: undefined }
      : sentence;
  const named = namesIn(text).filter((name) => !always.has(name));
  const not = [unless ?? []].flat().map((name) => `!${name}`);
  return [...new Set([...named, ...(when ? [when] : []), ...not])].join(' ');
}

/** A part that is there only if the facts are. */
function Given({ by, children }: { by: Sentence; children: ReactNode }) {
  const condition = conditionOf(by);
  if (condition === '') return children;
  return (
    <>
      {`{{#if ${condition}}}`}
      {children}
      {'{{/if}}'}
    </>
  );
}

const textOf = (sentence: Sentence) =>
  blanks(typeof sentence === 'string' ? sentence : sentence.text);

function Paragraphs({ words }: { words: MailWords }) {
  return words.paragraphs.map((sentence) => (
    <Given key={textOf(sentence)} by={sentence}>
      <p {...wears('text')}>{textOf(sentence)}</p>
    </Given>
  ));
}

function Quote({ words }: { words: MailWords }) {
  return words.quote === undefined ? null : (
    <Given by={words.quote}>
      <blockquote {...wears('quote')}>{blanks(words.quote)}</blockquote>
    </Given>
  );
}

function Rows({ words }: { words: MailWords }) {
  return words.rows?.map(({ label, value }) => (
    <Given key={label} by={value}>
      <p {...wears('muted', labelFace)}>{label}</p>
      <p {...wears('text')}>{blanks(value)}</p>
    </Given>
  ));
}

function Links({ words }: { words: MailWords }) {
  return words.links?.map(({ name, href, text }) => (
    <p key={href} {...wears('text')}>
      <a href={`{{site}}${href}`} {...wears('link')}>
        {name}
      </a>
      <br />
      {text}
    </p>
  ));
}

/** The button; or, of a request that no page shows to its sender, a sentence. */
function Action({ withoutAccount, children }: MailProps & { children: ReactNode }) {
  if (withoutAccount === undefined) return children;
  return (
    <>
      {'{{#if !withoutAccount}}'}
      {children}
      {'{{/if}}{{#if withoutAccount}}'}
      <p {...wears('text')}>{withoutAccount}</p>
      {'{{/if}}'}
    </>
  );
}

function Footer({ words, brand, leave, choices }: MailProps) {
  return (
    <div>
      <div {...wears('line', { margin: '28px 0 16px' })} />
      <p {...wears('muted')}>{blanks(words.why)}</p>
      <p {...wears('muted', { margin: 0 })}>
        <a href="{{site}}" {...wears('link')}>
          {brand}
        </a>
        {leave === undefined ? null : (
          <>
            {' · '}
            <a href="{{leave}}" {...wears('link')}>
              {leave}
            </a>
            {' · '}
            <a href="{{choices}}" {...wears('link')}>
              {choices}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** The HTML of a mail. */
export function Mail(props: MailProps) {
  const { words, brand, fallback } = props;
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{blanks(words.subject)}</title>
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
      </head>
      <body {...wears('page')}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {blanks(words.preview)}
        </div>
        <div {...wears('page', { padding: '24px 12px' })} className="page around">
          <div {...wears('sheet')}>
            <p {...wears('text', brandFace)}>{brand}</p>
            <div {...wears('accent')} />
            <div {...wears('line')} />
            <h1 {...wears('text', headingFace)}>{blanks(words.heading)}</h1>
            <Paragraphs words={words} />
            <Quote words={words} />
            <Rows words={words} />
            <Links words={words} />
            <Action {...props}>
              <p style={{ margin: '24px 0 0' }}>
                <a href="{{link}}" {...wears('button')}>
                  {words.action.name}
                </a>
              </p>
            </Action>
            {fallback === undefined ? null : (
              <p {...wears('muted', { margin: '20px 0 0' })}>
                {fallback}
                <br />
                <a href="{{link}}" {...wears('link')}>
                  {'{{link}}'}
                </a>
              </p>
            )}
            <Footer {...props} />
          </div>
        </div>
      </body>
    </html>
  );
}

/** The same words for an inbox without HTML: the library makes lines of this. */
export function PlainMail(props: MailProps) {
  const { words, brand, leave, choices } = props;
  return (
    <div>
      <h1>{blanks(words.heading)}</h1>
      {words.paragraphs.map((sentence) => (
        <Given key={textOf(sentence)} by={sentence}>
          <p>{textOf(sentence)}</p>
        </Given>
      ))}
      {words.quote === undefined ? null : (
        <Given by={words.quote}>
          <p>“{blanks(words.quote)}”</p>
        </Given>
      )}
      {words.rows?.map(({ label, value, isList }) => (
        <Given key={label} by={value}>
          <p>
            {`${label}:`}
            {isList ? <br /> : ' '}
            {blanks(value)}
          </p>
        </Given>
      ))}
      {words.links?.map(({ name, href, text }) => (
        <p key={href}>
          {`${name}: ${text}`}
          <br />
          {`{{site}}${href}`}
        </p>
      ))}
      <Action {...props}>
        <p>
          {`${words.action.name}:`}
          <br />
          {'{{link}}'}
        </p>
      </Action>
      <p>
        {'-- '}
        <br />
        {blanks(words.why)}
      </p>
      <p>
        {`${brand}: {{site}}`}
        {leave === undefined ? null : (
          <>
            <br />
            {`${leave}: {{leave}}`}
            <br />
            {`${choices}: {{choices}}`}
          </>
        )}
      </p>
    </div>
  );
}
