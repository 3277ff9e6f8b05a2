// No raw color, size or duration outside the tokens, and the rule detects the usual ways to write one.
import { expect, test } from 'vitest';
import { parse, readJudged } from './source.ts';
import { rawValues } from './tokens.ts';

test('src refers to the tokens', () => expect(readJudged(['src']).flatMap(rawValues)).toEqual([]));

const sample = (text: string) => rawValues(parse('src/pages/A.tsx', text));

test.each([
  'const A = styled.div`color: #0B0E13;`;',
  'const A = styled(Button)`color: #fff;`;',
  'const A = styled.div<Props>`background: rgb(0 0 0 / 50%);`;',
  'const A = styled.p`padding: 0 ${tokens.space.one} 12px;`;',
  'const A = styled.p`width: calc(100% - 1.5rem);`;',
  'const A = css`transition: opacity 150ms;`;',
  'const A = keyframes`from { transform: translateY(-0.5rem); }`;',
  'const A = createGlobalStyle`html { animation-duration: .3s; }`;',
  "const A = styled.p`${(p) => (p.$wide ? 'width: 40rem;' : '')}`;",
  'const A = styled.p`${(p) => (p.$wide ? css`width: 40rem;` : null)}`;',
  'const A = <Skeleton height="3rem" />;',
  'const A = <path fill="#E9B44C" />;',
  "const A = <div style={{ color: 'rgb(1, 2, 3)' }} />;",
])('caught: %s', (text) => expect(sample(text)).toHaveLength(1));

test.each([
  'const A = styled.div`color: ${tokens.color.text}; margin: 0 -0px; inset: 0;`;',
  'const A = styled.div`/* 8px */ padding: 0.5em; max-width: 46ch; width: 100%; flex: 1 1 0;`;',
  'const A = <a href="#main">12px</a>;',
  'const A = <path d="M8 0 L12 4" strokeWidth="1.5" />;',
  "import a from './10px.ts';",
])('no offence: %s', (text) => expect(sample(text)).toEqual([]));

test('the tokens themselves may have them', () => {
  expect(rawValues(parse('src/ui/tokens.ts', "const a = '8px';"))).toEqual([]);
});
