// Every chart of the catalogue is Mermaid that Mermaid's own parser accepts, and has the content of the machine.
// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { toChart } from '../../tools/atlas/model/chart.ts';
import { toMermaid } from '../../tools/atlas/model/mermaid.ts';

type Parser = (text: string) => Promise<unknown>;
let parse: Parser;

beforeAll(async () => {
  const { default: mermaid } = await import('mermaid');
  parse = (text) => mermaid.parse(text);
});

const texts = Object.entries(catalogue).map(
  ([name, { machine }]) => [name, toMermaid(toChart(machine))] as const,
);

describe("Mermaid's own parser", () => {
  test.each(texts)('accepts %s', async (_, text) => {
    await expect(parse(text)).resolves.toMatchObject({ diagramType: 'stateDiagram' });
  });
  test('refuses an invalid diagram', async () => {
    await expect(parse('stateDiagram-v2\n  state "a" as {')).rejects.toThrow();
  });
});

test('an arrow says trigger, time, guard and toast, once for the same two states', () => {
  const text = toMermaid(toChart(catalogue.session.machine));
  expect(text).toContain(
    's_visitor_member_tier_unknown --> s_visitor_member_tier_premium : after 500 ms (tierAnnouncement), if isPremium',
  );
  const leaving = text
    .split('\n')
    .filter((line) => line.includes('s_visitor_member_presence_leaving --> s_visitor_anonymous'));
  expect(leaving).toHaveLength(1);
  expect(leaving[0]).toContain('<br/>signOut answers, says “Signed out successfully”');
});
