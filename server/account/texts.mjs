// The texts of a member's archive: everything as JSON, and what was written as Markdown that a person reads.
import { namesFor } from './names.mjs';

/**
 * @typedef {Record<string, unknown>} Fields
 * @typedef {{ path: string, text: string }} Text
 */

/** @param {Fields} content */
const readme = ({ made_at: at, account }) => `# Your archive from Axis One

Made ${String(at).slice(0, 16).replace('T', ' ')} UTC for ${String(/** @type {Fields} */ (account)['email'])}.

- \`data.json\` holds everything that the site stores about you: account, profile, sessions, plans, requests, posts, replies, likes, stack, saved searches, choices about emails, and the emails we sent you.
- \`requests/\` has a folder for each request: what you asked (\`request.md\`), each version of the answer (\`answer-1.md\` …), your files (\`files/\`) and the advisor's (\`answer-files/\`).
- \`posts.md\` has your posts and replies.

Not in it: passwords and the secrets of links (we store only their hashes), notes that staff write to each other, and newsletters. Which newsletters your address reads is shown by the link at the end of any of our emails.
`;

/** @param {unknown} value */
const written = (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** A value in words; null is left out. @param {string} name @param {unknown} value */
const line = (name, value) =>
  value === null || value === undefined || value === '' ? [] : [`- ${name}: ${written(value)}`];

/** @param {Fields} request */
function requestText(request) {
  const answers = /** @type {Fields} */ (request['answers_given'] ?? {});
  const history = /** @type {Fields[]} */ (request['history']);
  return [
    `# ${String(request['subject'])}`,
    [
      ...line('Kind', request['kind']),
      ...line('Sent', request['created_at']),
      ...line('Status', request['status']),
      ...line('Slot', request['slot']),
      ...line('Gathering', request['gathering']),
    ].join('\n'),
    ...Object.entries(answers).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [`## ${name}`, written(value)],
    ),
    '## History',
    history
      .map(({ at, actor, from_status: from, to_status: to, note }) =>
        [
          `- ${String(at)}, ${String(actor)}: ${from === to ? String(to) : `${String(from)} → ${String(to)}`}`,
          ...(note ? [String(note).replaceAll(/^/gm, '  > ')] : []),
        ].join('\n'),
      )
      .join('\n'),
    '',
  ].join('\n\n');
}

/** @param {Fields} answer */
const answerText = ({ title, source, signed_by: by, signed_at: at, version, changed }) =>
  [
    `# ${String(title)}`,
    `Version ${String(version)}, signed by ${String(by)} on ${String(at).slice(0, 10)}.`,
    ...(changed ? [`What changed: ${String(changed)}`] : []),
    String(source),
    '',
  ].join('\n\n');

/** @param {Fields} one */
const entry = ({ created_at: at, body, teaser }) => `## ${String(at)}\n\n${String(body ?? teaser)}`;

/** @param {Fields} content */
function postsText({ posts, replies }) {
  return [
    '# Posts',
    .../** @type {Fields[]} */ (posts).map(entry),
    '# Replies',
    .../** @type {Fields[]} */ (replies).map(entry),
    '',
  ].join('\n\n');
}

/**
 * The texts of an archive.
 * @param {Fields} content
 * @returns {Text[]}
 */
export function textsOf(content) {
  const requests = /** @type {Fields[]} */ (content['requests']);
  return [
    { path: 'README.md', text: readme(content) },
    { path: 'data.json', text: `${JSON.stringify(content, null, 2)}\n` },
    { path: 'posts.md', text: postsText(content) },
    ...requests.flatMap((request) => {
      const { text } = namesFor(request);
      const versions = /** @type {Fields[]} */ (request['answers']);
      return [
        { path: text('request.md'), text: requestText(request) },
        ...versions.map((answer) => ({
          path: text(`answer-${String(answer['version'])}.md`),
          text: answerText(answer),
        })),
      ];
    }),
  ];
}
