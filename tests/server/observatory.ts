// The rules by which Mozilla's HTTP Observatory grades an answer, under its own names and with its own points
// (@mdn/mdn-http-observatory 1.4.8, src/analyzer/tests and src/grader/charts.js). The package itself is a service with a
// database, native code and lists from the network: nothing to install for a test.

/** The graded response under an https address, as a browser gets it. */
export type Graded = {
  headers: Readonly<Record<string, string>>;
  /** Policies in `<meta http-equiv>`. */
  metas?: readonly string[];
  /** The target of http. */
  redirectsTo?: string;
  /** `src` of the scripts in the page. */
  scripts?: readonly string[];
};

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];

type Policy = Map<string, string[]>;

/** A policy by directive; one that names a directive twice is invalid. */
function parsed(text: string): Policy | null {
  const policy: Policy = new Map();
  for (const part of text.split(';').map((one) => one.trim().toLowerCase())) {
    const [name = '', ...sources] = part.split(/\s+/);
    if (name === '') continue;
    if (policy.has(name)) return null;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

/** What several policies allow together: a source is allowed if all policies with the directive name it. */
function joined(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  return new Map(
    [...names].map((name) => {
      const lists = policies.flatMap((policy) => policy.get(name) ?? []);
      const count = policies.filter((policy) => policy.has(name)).length;
      const kept = [...new Set(lists)].filter(
        (source) => lists.filter((one) => one === source).length >= count,
      );
      return [name, kept];
    }),
  );
}

const holds = (list: readonly string[], words: readonly string[]) =>
  list.some((one) => words.includes(one));
const insecure = (list: readonly string[]) => list.some((one) => /^(http|ftp):/.test(one));

function contentSecurityPolicy({ headers, metas = [] }: Graded): string {
  const header = headers['content-security-policy'];
  const texts = [...(header === undefined ? [] : [header]), ...metas];
  if (texts.length === 0) return 'csp-not-implemented';
  const policies = texts.map(parsed);
  if (policies.includes(null) || texts.some((text) => text.trim().length < 6))
    return 'csp-header-invalid';
  const policy = joined(policies.filter((one) => one !== null));
  const fallback = policy.get('default-src') ?? ['*'];
  const scripts = policy.get('script-src') ?? fallback;
  const styles = policy.get('style-src') ?? fallback;
  const objects = policy.get('object-src') ?? fallback;
  const passive = ['img-src', 'media-src'];
  if (holds(scripts, [...broad, ...inline]) || holds(objects, broad))
    return 'csp-implemented-with-unsafe-inline';
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, one]) => one);
  if (insecure(active)) return 'csp-implemented-with-insecure-scheme';
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return 'csp-implemented-with-unsafe-eval';
  if (insecure(passive.flatMap((name) => policy.get(name) ?? fallback)))
    return 'csp-implemented-with-insecure-scheme-in-passive-content-only';
  if (holds(styles, [...broad, ...inline]))
    return 'csp-implemented-with-unsafe-inline-in-style-src-only';
  const isNone = fallback.length === 1 && fallback[0] === "'none'";
  return isNone
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe';
}

function strictTransportSecurity({ headers }: Graded): string {
  const header = headers['strict-transport-security'];
  if (header === undefined) return 'hsts-not-implemented';
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return 'hsts-header-invalid';
  return Number(age) < 15_552_000
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

function referrerPolicy({ headers }: Graded): string {
  const header = headers['referrer-policy'];
  if (header === undefined) return 'referrer-policy-not-implemented';
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header))
    return 'referrer-policy-private';
  return /^(origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/.test(header)
    ? 'referrer-policy-unsafe'
    : 'referrer-policy-header-invalid';
}

function frameOptions({ headers }: Graded): string {
  if (/(^|;)\s*frame-ancestors\s/.test(headers['content-security-policy'] ?? ''))
    return 'x-frame-options-implemented-via-csp';
  const header = headers['x-frame-options']?.toLowerCase();
  if (header === undefined) return 'x-frame-options-not-implemented';
  return /^(deny|sameorigin)$/.test(header)
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid';
}

function contentTypeOptions({ headers }: Graded): string {
  const header = headers['x-content-type-options'];
  if (header === undefined) return 'x-content-type-options-not-implemented';
  return header === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

function resourcePolicy({ headers }: Graded): string {
  const header = headers['cross-origin-resource-policy'];
  if (header === undefined) return 'corp-not-implemented';
  return /^(same-origin|same-site|cross-origin)$/.test(header)
    ? `corp-implemented-with-${header}`
    : 'corp-header-invalid';
}

const resourceSharing = ({ headers }: Graded) =>
  headers['access-control-allow-origin'] === undefined
    ? 'cross-origin-resource-sharing-not-implemented'
    : headers['access-control-allow-credentials'] === 'true'
      ? 'cross-origin-resource-sharing-implemented-with-universal-access'
      : 'cross-origin-resource-sharing-implemented-with-public-access';

/** The site sets no cookie at all; with one, its flags would have to be read. */
const cookies = ({ headers }: Graded) =>
  headers['set-cookie'] === undefined ? 'cookies-not-found' : 'cookies-without-secure-flag';

const redirection = ({ redirectsTo = 'https://' }: Graded) =>
  redirectsTo.startsWith('https://') ? 'redirection-to-https' : 'redirection-not-to-https';

const subresources = ({ scripts = [] }: Graded) =>
  scripts.length === 0
    ? 'sri-not-implemented-but-no-scripts-loaded'
    : scripts.every((src) => /^\/(?!\/)/.test(src))
      ? 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
      : 'sri-not-implemented-and-external-scripts-not-loaded-securely';

export const rules: Readonly<Record<string, (graded: Graded) => string>> = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-resource-policy': resourcePolicy,
  'cross-origin-resource-sharing': resourceSharing,
  redirection,
  'referrer-policy': referrerPolicy,
  'strict-transport-security': strictTransportSecurity,
  'subresource-integrity': subresources,
  'x-content-type-options': contentTypeOptions,
  'x-frame-options': frameOptions,
};

/** The points of each result; other results have none. */
export const points: Readonly<Record<string, number>> = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-header-invalid': -25,
  'csp-not-implemented': -25,
  'cookies-without-secure-flag': -20,
  'corp-implemented-with-same-origin': 10,
  'corp-implemented-with-same-site': 10,
  'corp-header-invalid': -5,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'redirection-not-to-https': -20,
  'referrer-policy-private': 5,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
};

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 100);

/** The score: bonus points are added only from 90 on. 100 and more is A+. */
export function score(graded: Graded): number {
  const earned = Object.values(rules).map((rule) => points[rule(graded)] ?? 0);
  const worst = sum(earned.filter((one) => one < 0));
  return worst >= 90 ? sum(earned) : worst;
}
