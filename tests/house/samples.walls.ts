// Samples for the import walls: forbidden and allowed imports.

/** Forbidden imports: the file and its import. */
export const wallSamples: [path: string, source: string][] = [
  ['machines/a.machine.ts', "import { z } from 'zod';"],
  ['machines/a.machine.ts', "import { toasts } from '#content/toasts.ts';"],
  ['machines/a.machine.ts', "import { b } from './b.machine.ts';"],
  ['machines/a.machine.ts', "import type { Voice } from '#boot/effects.ts';"],
  ['machines/catalogue.ts', "import { toasts } from '#content/toasts.ts';"],
  ['content/site.ts', "import { z } from 'zod';"],
  ['content/site.ts', "import { text } from './schema.ts';"],
  ['content/site.ts', "import type { Member } from '#machines/session.machine.ts';"],
  ['src/ui/Button.tsx', "import { useHouse } from '#boot/app.tsx';"],
  ['src/ui/Button.tsx', "import { useHouse } from '../boot/app.tsx';"],
  ['src/ui/Button.tsx', "import { lazyPart } from '#adapters/lazyPart.ts';"],
  ['src/ui/onDemand.ts', "import { keys } from '#adapters/storage/keys.ts';"],
  ['src/flows/a/A.tsx', "import { Shell } from '#shell/Shell.tsx';"],
  ['src/flows/a/A.tsx', "import { connect } from './ports.ts';"],
  ['src/flows/a/A.tsx', "import { connect } from '#flows/b/ports.ts';"],
  ['src/flows/a/A.tsx', "import { keys } from '#adapters/storage/keys.ts';"],
  ['src/flows/a/A.tsx', "import { openFlows } from '#boot/browser.tsx';"],
  ['src/shell/Shell.tsx', "import { Page } from '#pages/auth/AuthPage.tsx';"],
  ['src/flows/a/A.tsx', "import { Page } from '#pages/auth/AuthPage.tsx';"],
  ['src/pages/a/A.tsx', "import { Route } from '../../routes/auth.tsx';"],
  ['src/routes/auth.tsx', "import '../boot/browser.tsx';"],
  ['src/pages/a/A.tsx', "import { signIn } from '#adapters/supabase/account.ts';"],
  ['src/pages/a/A.tsx', "const account = await import('#adapters/supabase/account.ts');"],
  ['src/pages/a/A.tsx', "export { signIn } from '#adapters/supabase/account.ts';"],
  ['src/boot/a.ts', "import type { Session } from '@supabase/supabase-js';"],
  ['src/adapters/a.ts', "import { Button } from '#ui/Button.tsx';"],
  ['src/boot/a.ts', "import { play } from '../../tests/machines/kit.ts';"],
  ['src/boot/a.ts', "import { root } from '../../server/settings.mjs';"],
  ['server/a.mjs', "import { buildSite } from '../tools/lib/build.mjs';"],
  ['tools/a.mjs', "import { play } from '../tests/machines/kit.ts';"],
];

/** Allowed imports. */
export const openDoors: [path: string, source: string][] = [
  [
    'machines/a.machine.ts',
    "import { setup } from 'xstate'; import type { ToastKey } from '#content/toasts.ts';",
  ],
  ['machines/catalogue.ts', "import { a } from './a.machine.ts';"],
  ['content/schema.ts', "import { z } from 'zod';"],
  [
    'content/site.ts',
    "import type { Site } from './schema.ts'; import { routes } from './routes.ts';",
  ],
  [
    'src/pages/a/A.tsx',
    "import { Button } from '#ui/Button.tsx'; import { auth } from '#content/auth.ts';",
  ],
  [
    'src/flows/a/A.tsx',
    "import { useFlow } from '#boot/useFlow.ts'; import { B } from '#flows/b/B.tsx';",
  ],
  ['src/ui/onDemand.ts', "import { lazyPart } from '#adapters/lazyPart.ts';"],
  ['src/flows/a/ports.ts', "import { connect } from '#flows/b/ports.ts';"],
  ['src/flows/a/ports/draft.ts', "import { keys } from '#adapters/storage/keys.ts';"],
  ['src/flows/a/index.ts', "export { connect } from './ports.ts';"],
  ['src/shell/Header.tsx', "import { MobileMenu } from '#flows/mobileMenu/MobileMenu.tsx';"],
  ['src/routes/a.tsx', "import { membersOnly } from '#boot/guard.ts';"],
  ['src/boot/browser.tsx', "import { signIn } from '#adapters/supabase/account.ts';"],
  ['src/adapters/a.ts', "import { createClient } from '@supabase/supabase-js';"],
  ['tests/a.test.ts', "import { signIn } from '#adapters/supabase/account.ts';"],
];
