// Of which flows `npm run flows:diff -- <ref> --pictures` takes pictures: those of changed files, and the few that use one of them.
import { describe, expect, it } from 'vitest';
import { flowsTouched } from '../../tools/lib/changedPictures.mjs';

const many = ['one', 'two', 'three', 'four', 'five', 'six'];
const world = {
  texts: new Map([
    ['src/routes/library.tsx', "export const Route = createFileRoute('/library/')({});"],
  ]),
  graph: new Map([
    ['src/flows/theme/Theme.tsx', ['content/theme.ts', 'src/ui/Button.tsx']],
    ['src/routes/library.tsx', ['src/pages/library/Library.tsx']],
    ...many.map((flow) => [`src/flows/${flow}/View.tsx`, ['src/ui/Button.tsx']] as const),
  ] as [string, string[]][]),
  routes: {
    theme: ['*'],
    feed: ['/library'],
    ...Object.fromEntries(many.map((flow) => [flow, ['/']])),
  },
  seconds: {},
};
const touched = (...paths: string[]) =>
  flowsTouched(
    paths.map((path) => ({ path })),
    world,
  );

describe('the flows of a changed file', () => {
  it.each([
    ['machines/theme.machine.ts', 'theme'],
    ['src/flows/theme/Theme.tsx', 'theme'],
    ['tests/paths/theme.paths.ts', 'theme'],
    ['e2e/paths/theme.driver.ts', 'theme'],
    ['content/theme.ts', 'theme'],
    ['src/pages/library/Library.tsx', 'feed'],
  ])('%s belongs to %s', (path, flow) => {
    expect(touched(path)).toEqual({ flows: [flow], wide: [] });
  });

  it('are left out where too many show it, or no import says which, and the file is named', () => {
    const paths = ['src/ui/Button.tsx', 'src/shell/Header.tsx', 'index.html'];
    expect(touched(...paths)).toEqual({ flows: [], wide: paths });
  });

  it('are none where no user sees the file', () => {
    expect(touched('docs/paths/theme.txt', 'server/main.mjs', 'machines/catalogue.ts')).toEqual({
      flows: [],
      wide: [],
    });
  });
});
