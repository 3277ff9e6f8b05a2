// Feeds translate: one event of the outside world in, one event of the machine out. What a feed must not contain.
import { at, nameOf, nodesOf, under } from './source.ts';
import type { Node, Source } from './source.ts';
import { destination, importsOf } from './walls.ts';

/** A top-level declaration of a file: `name` is the declared one. */
type Declaration = { path: string; name: string; node: Node; isLet: boolean };

/** The top-level declarations of a file, exported or not. */
function declarationsOf({ path, program }: Source): Declaration[] {
  return under(program, 'body').flatMap((statement): Declaration[] => {
    const node = at(statement, 'declaration') ?? statement;
    if (node.type === 'FunctionDeclaration')
      return [{ path, name: nameOf(at(node, 'id')) ?? '', node, isLet: false }];
    if (node.type !== 'VariableDeclaration') return [];
    return under(node, 'declarations').map((one) => ({
      path,
      name: nameOf(at(one, 'id')) ?? '',
      node: one,
      isLet: node['kind'] === 'let',
    }));
  });
}

const timers = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];

/** What one node does that a feed must not do, if anything. */
function fault(node: Node): string[] {
  if (node.type === 'VariableDeclaration' && node['kind'] === 'let') return ['let'];
  if (node.type === 'AwaitExpression') return ['await'];
  if (node.type !== 'CallExpression') return [];
  const callee = at(node, 'callee');
  const isMember = callee?.type === 'MemberExpression';
  const name = nameOf(isMember ? at(callee, 'property') : callee) ?? '';
  if (isMember && name === 'then') return ['.then('];
  if (name === 'fetch') return ['fetch'];
  // A selection that is given its own comparison decides which reports count.
  if (isMember && name === 'select' && under(node, 'arguments').length > 1) return ['comparison'];
  return timers.includes(name) ? ['timer'] : [];
}

const isFeed = ({ node }: Declaration) =>
  [...nodesOf(node)].some(
    ([one]) => one.type === 'CallExpression' && nameOf(at(one, 'callee')) === 'fromCallback',
  );

/** The adapters that many feeds call, and that are judged with each of them. */
const shared = 'src/adapters/outbox/';

/** Where a feed's helpers are looked for: in the folder of its flow, or in its own file, and among the shared adapters. */
const homesOf = (path: string) => [/^src\/flows\/\w+\//.exec(path)?.[0] ?? path, shared];

/**
 * What every feed (`fromCallback`) of these sources holds that decides: `let`, `await`, `.then(`, `fetch`, `timer`, `comparison`, in the
 * declaration that makes the feed and in the functions that this uses: of its flow's folder, or of its file, and of the
 * outbox's adapters.
 * @returns by `<path> <name>`, sorted; feeds that only translate are not contained
 */
export function decidingFeeds(sources: readonly Source[]): Record<string, string[]> {
  const inside = sources.filter(({ path }) => /^src\/(?:flows|adapters)\//.test(path));
  const all = new Map(inside.map((source) => [source.path, declarationsOf(source)]));
  /** The declarations that a file imports, by their local names. */
  const imported = new Map(
    inside.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier, node }) =>
        under(node, 'specifiers').flatMap((one) => {
          const target = destination(source.path, specifier);
          const exported = nameOf(at(one, 'imported'));
          return (all.get(target) ?? [])
            .filter(({ name }) => name === exported)
            .map((declaration) => [nameOf(at(one, 'local')), declaration] as const);
        }),
      ),
    ]),
  );
  const usedBy = ({ path, node }: Declaration): Declaration[] => {
    const names = new Set([...nodesOf(node)].flatMap(([one]) => nameOf(one) ?? []));
    return [
      ...(all.get(path) ?? []).filter(({ name }) => names.has(name)),
      ...(imported.get(path) ?? []).flatMap(([local, declaration]) =>
        local !== undefined && names.has(local) ? [declaration] : [],
      ),
    ];
  };
  const found = [...all.values()].flat().flatMap((feed): [string, string[]][] => {
    if (!isFeed(feed)) return [];
    const reached = new Set([feed]);
    // A set grows while it is walked.
    for (const one of reached)
      for (const used of usedBy(one))
        if (homesOf(feed.path).some((home) => used.path.startsWith(home))) reached.add(used);
    const faults = [...reached].flatMap(({ node, isLet }) => [
      ...(isLet ? ['let'] : []),
      ...[...nodesOf(node)].flatMap(([one]) => fault(one)),
    ]);
    const holds = [...new Set(faults)].toSorted();
    return holds.length === 0 ? [] : [[`${feed.path} ${feed.name}`, holds]];
  });
  return Object.fromEntries(found.toSorted(([one], [other]) => one.localeCompare(other)));
}
