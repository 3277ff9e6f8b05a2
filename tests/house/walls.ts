// The import walls, and the globals that only the adapters may use.
import { posix } from 'node:path';
import { at, lineOf, nameOf, nodesOf, stringOf, under } from './source.ts';
import type { Node, Source } from './source.ts';

/** The layers of src, from the bottom up: each may import itself and those below. */
const floors = ['ui', 'flows', 'shell', 'pages', 'routes', 'boot'];

/**
 * What every layer above src/ui may import of boot: the app context, the flows, islands, and the
 * data that a page was loaded with.
 */
const given = /^src\/boot\/(?:app|flows|useFlow|islands|pageData|currentUser)\.tsx?$/;

/**
 * The one loader of parts that are fetched on demand is an adapter, because adapters fetch such parts too; views reach it
 * through one hook.
 */
const loader = 'src/adapters/lazyPart.ts';
const hookOfParts = 'src/ui/onDemand.ts';

/** What routes may import in addition: their guard. */
const givenToRoutes = /^src\/boot\/guard\.ts$/;

/** The ports of a flow: the only part of its folder that touches the outside world. */
const ports = /^src\/flows\/\w+\/(?:ports\.ts$|ports\/)/;

/** Files that may import the ports of a flow: those of another flow, and the module by which the app finds the flow. */
const mayReachPorts = (path: string) =>
  ports.test(path) || /^src\/flows\/\w+\/index\.ts$/.test(path);

/** What the server and the site write alike: the one file of the server that the site has in it. It imports nothing. */
const writtenAlike = 'server/mail/calendar.mjs';

/** The layer of a file. */
const roomOf = (path: string): string => {
  const inside = /^src\/([^/.]+)/.exec(path)?.[1];
  return inside ?? /^[^/]+/.exec(path)?.[0] ?? path;
};

/** The target of a specifier: a path from the root, or the name of a package. */
export function destination(path: string, specifier: string): string {
  if (/^\.{1,2}\//.test(specifier)) return posix.join(posix.dirname(path), specifier);
  const [, room, rest] = /^#(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (room === undefined || rest === undefined) return `package:${specifier}`;
  return /^(machines|content)$/.test(room) ? `${room}/${rest}` : `src/${room}/${rest}`;
}

type Import = { specifier: string; isType: boolean; node: Node };

/** Everything that a file imports or re-exports, dynamic imports included. */
export function importsOf(source: Source): Import[] {
  return [...nodesOf(source.program)].flatMap(([node]): Import[] => {
    const specifier = stringOf(at(node, 'source'));
    if (specifier === undefined) return [];
    const named = under(node, 'specifiers');
    const isType =
      node['importKind'] === 'type' ||
      node['exportKind'] === 'type' ||
      node.type === 'TSImportType' ||
      (named.length > 0 && named.every((one) => one['importKind'] === 'type'));
    return [{ specifier, isType, node }];
  });
}

/** Why a file may not import this, or undefined if it may. */
function objection(path: string, { specifier, isType }: Import): string | undefined {
  const from = roomOf(path);
  const target = destination(path, specifier);
  const to = target.startsWith('package:') ? null : roomOf(target);
  const isInside = path.startsWith('src/');
  if (/^(tests|e2e)$/.test(from)) return undefined;
  if (to === 'tests' || to === 'e2e') return 'nothing sees the tests';
  if (from === 'tools' || !/\//.test(path)) return undefined;
  if (to === 'tools') return 'nothing sees the tools';
  if (from === 'server')
    return to === 'server' || to === null ? undefined : 'the server runs without the sources';
  if (to === 'server' && target !== writtenAlike) return 'nothing sees the server';
  if (from === 'machines') {
    if (to !== null && (to === 'adapters' || floors.includes(to)))
      return 'machines know no view and no adapter';
    if (isType || specifier === 'xstate') return undefined;
    if (path === 'machines/catalogue.ts' && target.endsWith('.machine.ts')) return undefined;
    return 'machines import values from xstate only';
  }
  if (from === 'content') {
    if (isType && (to === 'content' || to === null)) return undefined;
    if (/^content\/(schema(\.\w+)?|validate)\.ts$/.test(path)) {
      return to === 'content' || specifier === 'zod' ? undefined : 'a schema knows content and zod';
    }
    const isData = to === 'content' && !/\/schema(\.\w+)?\.ts$/.test(target);
    return isData ? undefined : 'content imports nothing but its schema, as a type';
  }
  if (!isInside) return undefined;
  if (specifier === '@supabase/supabase-js' && from !== 'adapters' && !ports.test(path))
    return 'only adapters and ports speak to Supabase';
  if (from === 'adapters')
    return to !== null && floors.includes(to)
      ? 'adapters know machines and content, no view'
      : undefined;
  if (to === 'adapters')
    return from === 'boot' || ports.test(path) || (path === hookOfParts && target === loader)
      ? undefined
      : 'only ports and boot import adapters';
  if (ports.test(target) && from !== 'boot' && !mayReachPorts(path))
    return 'no view reaches the ports of a flow';
  if (from !== 'boot' && from !== 'ui' && to === 'boot') {
    const isGiven = given.test(target) || (from === 'routes' && givenToRoutes.test(target));
    return isGiven ? undefined : 'boot gives the app context, flows, islands and page data alone';
  }
  const above = to === null ? -1 : floors.indexOf(to);
  const floor = floors.indexOf(from);
  return above > floor && floor >= 0 ? `${from} lies below ${to}` : undefined;
}

/** Every forbidden import. */
export const breaches = (source: Source): string[] =>
  importsOf(source).flatMap((one) => {
    const why = objection(source.path, one);
    return why === undefined
      ? []
      : [`${source.path}:${lineOf(source, one.node)} imports ${one.specifier}: ${why}`];
  });

const outside = ['localStorage', 'sessionStorage', 'navigator', 'fetch'];
const worlds = ['window', 'globalThis', 'self'];

/** Whether an identifier refers to a global, and is not only a key of that name. */
function isReference(node: Node, parent: Node | null): boolean {
  if (parent === null) return true;
  if (parent.type === 'MemberExpression' && parent['property'] === node && !parent['computed']) {
    return worlds.includes(nameOf(at(parent, 'object')) ?? '');
  }
  if (parent.type === 'Property') return parent['value'] === node;
  return !/^(TSPropertySignature|TSMethodSignature|MethodDefinition|PropertyDefinition|JSX.*)$/.test(
    parent.type,
  );
}

/** Storage, navigator and network, used outside the adapters. */
export function touchesOutside(source: Source): string[] {
  const { path } = source;
  const mayTouch =
    path.startsWith('src/adapters/') || path === 'src/boot/browser.tsx' || ports.test(path);
  if (mayTouch || !/^(src|machines|content)\//.test(path)) return [];
  return [...nodesOf(source.program)].flatMap(([node, parent]) => {
    const name = nameOf(node) ?? '';
    return outside.includes(name) && isReference(node, parent)
      ? [`${path}:${lineOf(source, node)} touches ${name}`]
      : [];
  });
}
