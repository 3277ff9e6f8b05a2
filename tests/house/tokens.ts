// Colors, sizes and durations have names (src/ui/tokens.ts): no other file of src contains a raw value.
import { at, lineOf, nodesOf } from './source.ts';
import type { Node, Source } from './source.ts';

const color =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(/gi;
/** Proportions (em, ch, %, fr) depend on their container; these do not. */
const measure = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|pt|ms|s)\b/g;
/** A JSX attribute or an option that is only a measure: `height="3rem"`. */
const wholeMeasure = /^-?(?:\d*\.)?\d+(?:px|rem|pt|ms|s)$/;

/** The name at the root of `styled.div`, `styled(Button)<Props>`, `css`. */
function rootName(node: Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (node.type === 'Identifier') return String(node['name']);
  return rootName(at(node, 'object') ?? at(node, 'callee') ?? at(node, 'tag'));
}

const styles = ['styled', 'css', 'keyframes', 'createGlobalStyle'];

/** The templates below this node that are CSS: tagged, or inside a tagged one. */
function* styleTexts(node: Node, isInside = false): Generator<Node> {
  const inside =
    isInside ||
    (node.type === 'TaggedTemplateExpression' && styles.includes(rootName(at(node, 'tag')) ?? ''));
  if (inside && node.type === 'TemplateElement') yield node;
  if (inside && node.type === 'Literal') yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child)
        yield* styleTexts(child as Node, inside);
}

/** The text of a template's piece, or of a string. */
const words = (node: Node): string => {
  const { value } = node as { value?: unknown };
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'raw' in value) return String(value.raw);
  return '';
};

const withoutComments = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Every raw value of a file of src that has a name, or needs one. */
export function rawValues(source: Source): string[] {
  if (!source.path.startsWith('src/') || source.path === 'src/ui/tokens.ts') return [];
  const found = new Set<string>();
  const judge = (node: Node, pattern: RegExp) => {
    const text = withoutComments(words(node));
    for (const match of text.matchAll(pattern)) {
      if (Number.parseFloat(match[0]) === 0) continue;
      const line = lineOf(source, node) + text.slice(0, match.index).split('\n').length - 1;
      found.add(`${source.path}:${line} writes ${match[0].replace(/\($/, '')}`);
    }
  };
  for (const node of styleTexts(source.program)) {
    judge(node, color);
    judge(node, measure);
  }
  // In any string: colors in attributes of an SVG, and values that are passed to a component.
  for (const [node, parent] of nodesOf(source.program)) {
    if (node.type !== 'Literal' || parent?.type === 'ImportDeclaration') continue;
    if (wholeMeasure.test(words(node))) judge(node, measure);
    if (/^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\(.*\))$/i.test(words(node).trim())) judge(node, color);
  }
  return [...found];
}
