// `npm run new:flow postcard`: a flow in its five places, green from the start, and its generated listings.
import '../server/check-node.cjs';

const usage = [
  'npm run new:flow <name>    makes a flow of that name, in lower camelCase: npm run new:flow postcard',
  '  machines/<name>.machine.ts, with tests/machines/<name>.test.ts',
  '  its line in machines/catalogue.ts',
  '  src/flows/<name>/',
  '  tests/paths/<name>.paths.ts',
  '  e2e/paths/<name>.driver.ts',
].join('\n');

async function main() {
  const { fileURLToPath } = await import('node:url');
  const { Sorry, giveUp } = await import('../server/sorry.mjs');
  const { makeFlow } = await import('./new-flow/make.mjs');
  const { refreshListings } = await import('./new-flow/listings.mjs');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [id, ...rest] = process.argv.slice(2);
  try {
    if (id === '--help') {
      console.log(usage);
      return;
    }
    if (id === undefined || rest.length > 0)
      throw new Sorry('Name one flow, in lower camelCase: npm run new:flow postcard');
    const files = await makeFlow(root, id);
    await refreshListings(root, id);
    console.log(
      [
        `The flow ${id}:`,
        ...files.map((file) => `  ${file}`),
        `  machines/catalogue.ts (its import and its entry)`,
        `Generated: docs/paths/${id}.txt, tests/paths/values/${id}.txt, tests/paths/declared/${id}.txt, docs/flows/README.md`,
        '',
        `See it:   npm run dev, then /ui?flow=${id}`,
        `Test it:  npx vitest run tests/machines/${id}.test.ts tests/paths/paths.test.ts -t ${id}`,
        `Walk it:  npx playwright test e2e/paths -g ${id} --workers=1`,
        `Undo it:  delete these files and the two pieces of the catalogue, then npm run paths -- --out && npm run flows:export -- --docs`,
      ].join('\n'),
    );
  } catch (error) {
    giveUp(error, { task: 'The flow is not made' });
  }
}
await main();
