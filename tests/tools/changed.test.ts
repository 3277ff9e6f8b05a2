// What `npm test -- --changed` decides: from the changed files and from what the sources import, to what is run and left out.
import { describe, expect, it } from 'vitest';
import { planOf } from '../../tools/lib/changed.mjs';
import { graphOf } from '../../tools/lib/imports.mjs';

/** A small project: three flows, of which `letter` and `parcel` share words; the wrapper `Button` is everywhere. */
const sources: Record<string, string> = {
  'machines/catalogue.ts': "import { a } from './postcard.machine.ts';",
  'machines/postcard.machine.ts': "import { setup } from 'xstate';",
  'machines/letter.machine.ts': "import { setup } from 'xstate';",
  'machines/parcel.machine.ts': "import { setup } from 'xstate';",
  'content/postcard.ts': 'export const postcard = {};',
  'content/mail.ts': 'export const mail = {};',
  'src/ui/Button.tsx': 'export const Button = null;',
  'src/flows/shared/fillIn.ts': 'export const fillIn = null;',
  'src/flows/postcard/Postcard.tsx':
    "import { postcard } from '#content/postcard.ts';\nimport type { Event } from '#machines/parcel.machine.ts';\nimport { Button } from '#ui/Button.tsx';",
  'src/flows/postcard/ports.ts':
    "import { postcardMachine } from '#machines/postcard.machine.ts';\nimport { fillIn } from '#flows/shared/fillIn.ts';",
  'src/flows/letter/Letter.tsx':
    "import { mail } from '#content/mail.ts';\nimport { Postcard } from '#flows/postcard/Postcard.tsx';",
  'src/flows/parcel/Parcel.tsx': "import { mail } from '#content/mail.ts';",
  'src/pages/post/PostPage.tsx': "import { Letter } from '#flows/letter/Letter.tsx';",
  'src/routes/post.tsx':
    "import { PostPage } from '#pages/post/PostPage.tsx';\nexport const Route = createFileRoute('/post')({});",
  'tests/machines/postcard.test.ts':
    "import { postcardMachine } from '#machines/postcard.machine.ts';",
  'tests/adapters/postcard.test.ts': "import { connect } from '#flows/postcard/ports.ts';",
  'tests/backend/postcard.test.ts': "import { helper } from './kit.ts';",
  'tests/backend/kit.ts': "import { postcardMachine } from '#machines/postcard.machine.ts';",
  'tests/house/flows.test.ts': "import { catalogue } from '#machines/catalogue.ts';",
  'tests/server/readme.test.ts': "readFileSync('docs/operating.md');",
  'tests/ui/Button.test.tsx': "import { Button } from '#ui/Button.tsx';",
  ...Object.fromEntries(
    ['postcard', 'letter', 'parcel'].flatMap((flow) => [
      [`tests/paths/${flow}.paths.ts`, `import { m } from '#machines/${flow}.machine.ts';`],
      [`e2e/paths/${flow}.driver.ts`, `import model from '../../tests/paths/${flow}.paths.ts';`],
    ]),
  ),
  'e2e/paths/made.spec.ts': "import { test } from './app.ts';",
  'e2e/person.ts': 'export const person = null;',
  'e2e/journeys/postcard.spec.ts':
    "import { postcard } from '../../content/postcard.ts';\nimport { person } from '../person.ts';",
  'e2e/journeys/post.spec.ts': "await page.goto('/post');",
  'e2e/journeys/other.spec.ts': "await page.goto('/else');",
};

const names = {
  '#machines/*': './machines/*',
  '#content/*': './content/*',
  '#ui/*': './src/ui/*',
  '#flows/*': './src/flows/*',
  '#pages/*': './src/pages/*',
};
const texts = new Map(Object.entries(sources));
const routes = { postcard: ['/post'], letter: ['/post'], parcel: ['*'] };
const seconds = { 'e2e/journeys/postcard.spec.ts': 20, 'e2e/journeys/post.spec.ts': 20 };
const world = { texts, graph: graphOf(texts, names), routes, seconds };
const house = ['tests/house.test.ts', 'tests/house'];
const models = ['tests/paths/paths.test.ts', 'tests/paths/mutate.test.ts'];
const tours = ['e2e/paths/paths.spec.ts', 'e2e/paths/sweep.spec.ts'];
const plan = (...paths: string[]) =>
  planOf(
    paths.map((path) => ({ path })),
    world,
  );

describe('the files of a flow', () => {
  it("its machine: its tests by state, its model, its tours, its journeys, and no other flow's", () => {
    expect(plan('machines/postcard.machine.ts')).toMatchObject({
      says: ['The change concerns postcard.'],
      types: true,
      models: ['postcard'],
      flows: ['postcard'],
      unit: [
        ...house,
        ...models,
        'tests/machines/postcard.test.ts',
        'tests/adapters/postcard.test.ts',
      ],
      paths: tours,
      journeys: ['e2e/journeys/postcard.spec.ts', 'e2e/journeys/post.spec.ts'],
    });
  });

  it('its machine: what starts servers is left out by name, and the rest by the command that runs it', () => {
    expect(plan('machines/postcard.machine.ts').leftOut).toEqual([
      'unit tests that are slow or far away: npx vitest run tests/backend/postcard.test.ts',
      'what is about all flows, and everything that uses none of these files: npm test',
    ]);
  });

  it('a view: the tours of the flow that shows it in its own are left out by name', () => {
    const { flows, leftOut } = plan('src/flows/postcard/Postcard.tsx');
    expect(flows).toEqual(['postcard']);
    expect(leftOut).toContain(
      "the tours of letter, which import a changed file: npx playwright test e2e/paths -g 'letter'",
    );
  });

  it('its listing: the model is compared with it, and no browser is started', () => {
    expect(plan('docs/paths/postcard.md')).toMatchObject({
      models: ['postcard'],
      unit: [...house, ...models],
      paths: [],
      journeys: [],
    });
  });

  it('a deleted machine: what imported it is run, and its form is not checked', () => {
    const gone = new Map(
      [...texts].filter(([path]) => !/^(?:machines|e2e\/paths)\/postcard\./.test(path)),
    );
    const without = {
      ...world,
      texts: gone,
      graph: graphOf(gone, names),
      routes: { letter: ['/post'] },
    };
    const left = planOf([{ path: 'machines/postcard.machine.ts', deleted: true }], without);
    expect(left).toMatchObject({ flows: [], format: [], paths: [], types: true });
    expect(left.says).toContain('postcard has no driver: there are no tours of it.');
    expect(left.unit).toContain('tests/machines/postcard.test.ts');
  });
});

describe('a file that flows use', () => {
  it('content: the flows that import it', () => {
    expect(plan('content/mail.ts')).toMatchObject({
      says: [
        'The change concerns letter and parcel.',
        'content/mail.ts is used by letter and parcel.',
      ],
      flows: ['letter', 'parcel'],
      paths: tours,
    });
  });

  it('a page: the journeys that open it', () => {
    expect(plan('src/pages/post/PostPage.tsx')).toMatchObject({
      flows: [],
      journeys: ['e2e/journeys/post.spec.ts'],
    });
  });

  it('a wrapper of the design system: one sentence, its own unit tests, no tour', () => {
    expect(plan('src/ui/Button.tsx')).toMatchObject({
      says: [
        'src/ui/Button.tsx belongs to the design system, which everything uses: types, form, house rules and the unit tests that import it are run; left out are all tours and journeys that no other file asks for.',
      ],
      flows: [],
      unit: [...house, 'tests/ui/Button.test.tsx'],
      paths: [],
      journeys: [],
    });
  });

  it.each([
    ['src/shell/Header.tsx', 'the shell'],
    ['src/boot/browser.tsx', 'what starts a page'],
    ['supabase/migrations/1.sql', 'the backend'],
    ['package.json', 'the setup of the project'],
    ['vite.config.ts', 'the setup of the project'],
  ])('%s belongs to %s', (path, name) => {
    const { says, leftOut } = plan(path);
    expect(says).toHaveLength(1);
    expect(says[0]).toContain(`belongs to ${name}, which everything uses`);
    expect(leftOut[0]).toContain(`what else ${name} can break: npm test`);
  });

  it('one of more flows than can be walked: it says how many', () => {
    const more = new Map(texts);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const flow of many)
      more.set(`src/flows/${flow}/${flow}.ts`, "import { x } from '#flows/shared/fillIn.ts';");
    const wide = {
      ...world,
      texts: more,
      graph: graphOf(more, names),
      routes: { ...routes, ...Object.fromEntries(many.map((flow) => [flow, ['*']])) },
    };
    const { says, flows } = planOf([{ path: 'src/flows/shared/fillIn.ts' }], wide);
    expect(says[0]).toContain('src/flows/shared/fillIn.ts is used by 7 flows: ');
    expect(flows).toEqual([]);
  });
});

describe('tests and documents alone', () => {
  it('a unit test', () => {
    expect(plan('tests/machines/postcard.test.ts')).toMatchObject({
      types: true,
      flows: [],
      unit: [...house, 'tests/machines/postcard.test.ts'],
      paths: [],
      journeys: [],
    });
  });

  it('a slow unit test that has itself changed is run', () => {
    expect(plan('tests/backend/postcard.test.ts').unit).toContain('tests/backend/postcard.test.ts');
  });

  it('a journey, and a spec of the paths', () => {
    expect(plan('e2e/journeys/other.spec.ts', 'e2e/paths/made.spec.ts')).toMatchObject({
      flows: [],
      paths: ['e2e/paths/made.spec.ts'],
      journeys: ['e2e/journeys/other.spec.ts'],
    });
  });

  it('a helper of journeys: those that import it', () => {
    expect(plan('e2e/person.ts').journeys).toEqual(['e2e/journeys/postcard.spec.ts']);
  });

  it('a document: the tests that quote it, no types and no browser', () => {
    expect(plan('docs/operating.md')).toMatchObject({
      says: ['Documents alone have changed: no code is run but what reads them.'],
      types: false,
      format: ['docs/operating.md'],
      unit: [...house, 'tests/server/readme.test.ts'],
      paths: [],
      journeys: [],
    });
  });
});

it('journeys that do not fit into the time are left out by name; one is always run', () => {
  const { journeys, leftOut } = planOf([{ path: 'machines/postcard.machine.ts' }], {
    ...world,
    seconds: { 'e2e/journeys/postcard.spec.ts': 300 },
  });
  expect(journeys).toEqual(['e2e/journeys/postcard.spec.ts']);
  expect(leftOut).toContain(
    'journeys that have less to do with it: npx playwright test --project=journeys e2e/journeys/post.spec.ts',
  );
});
