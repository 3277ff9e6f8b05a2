// What this app hands to the browser half of the path kit (kit/README.md): its flows, its pages and their fixtures.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asynq } from '../../content/asynq.ts';
import { auth } from '../../content/auth.ts';
import { booking } from '../../content/booking.ts';
import { desk } from '../../content/desk.ts';
import { innerRoom } from '../../content/innerRoom.ts';
import { site } from '../../content/site.ts';
import { catalogue } from '../../machines/catalogue.ts';
import { chosen } from '../../tests/paths/chosen.ts';
import type { Paths } from '../../tests/paths/kit/define.ts';
import type { Site } from '../../tools/lib/throwaway.mjs';
import { pathsServerVariable, pathsSiteVariable } from '../site.setup.ts';
import { isPolicyViolation } from '../watch.ts';
import type { PageConfig } from './kit/config.ts';
import { createTest } from './kit/fixtures.ts';
import type { BrowserProject } from './kit/project.ts';
import type { PageDriver } from './kit/walkPath.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ending = '.driver.ts';

/** The flows that must have a driver. */
export const flows = Object.entries(catalogue)
  .filter(([, entry]) => !('reference' in entry && entry.reference === true))
  .map(([flow]) => flow);

export const project: BrowserProject = {
  driven: readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length)),
  chosen,
  driverOf: async (flow) => {
    const file = (await import(`./${flow}.driver.ts`)) as { default: PageDriver };
    return file.default;
  },
  modelOf: async (flow) => {
    const file = (await import(`../../tests/paths/${flow}.paths.ts`)) as { default: Paths };
    return file.default;
  },
  root,
  inputs: ['machines', 'content', 'tests/paths', 'e2e/paths'],
  cache: join(root, 'node_modules/.cache/axis-one'),
};

export const { driverOf, modelOf } = project;

/** The site that house.setup.ts has built; empty where the tests are only listed. */
const builtSite = () => JSON.parse(process.env[pathsSiteVariable] ?? '{}') as Site;

/** The documents to which the paths of navigation lead. */
const documents = ['*/library', '*/library?q=a', '*/open-circle', '*/open-circle?q=a', '*/co-lab'];

/** What the kit knows of the site at an address. */
export const configFor = (baseURL: string): PageConfig => ({
  baseURL,
  intercepted: ['*/rest/v1/*', '*/auth/v1/*', '*/assets/Wizard-*', ...documents],
  blank: '/icon.svg',
  // The router announces the title of the page.
  volatile: /^- text: "?.+ · Axis One"?$/,
  closeButton: /^(Close|Cancel|Return)/,
  ownControls: {
    [auth.password.reveal]: 'how the text is shown is kept by the field',
    [site.navigation.newsletter.name]: 'a menu of links',
    [innerRoom.hero.premier.trigger]: 'explains a term',
    [asynq.wizard.context.upload.label]: 'React Aria’s button takes files that are pasted',
    [booking.steps.ready.materials.label]: 'React Aria’s button takes files that are pasted',
    [desk.answer.files.label]: 'React Aria’s button takes files that are pasted',
    Previous: 'the calendar of React Aria shows its months',
    Next: 'the calendar of React Aria shows its months',
  },
  isForbidden: isPolicyViolation,
});

export const test = createTest(() => configFor(process.env[pathsServerVariable] ?? '')).extend<
  object,
  { site: Site }
>({
  site: [builtSite(), { option: true, scope: 'worker' }],
});
