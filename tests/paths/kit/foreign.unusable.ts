// Files of which `--file` can make nothing, as text.

/** Files that cannot be used, with what is said of them. */
export const unusable: readonly (readonly [name: string, text: string, sentence: string])[] = [
  ['plain.ts', 'export const list = [1];', 'exports no machine of XState 5.'],
  [
    'hidden.ts',
    "import { createMachine } from 'xstate';\nconst lamp = createMachine({});",
    'makes ‘lamp’ and does not export it',
  ],
  [
    'factory.ts',
    "import { createMachine } from 'xstate';\nexport function createLamp() { return createMachine({}); }",
    '‘createLamp’ may make one: export the machine that it returns.',
  ],
  [
    'four.ts',
    "import { createMachine } from 'xstate';\nexport const lamp = createMachine({ on: { GO: { cond: 'isOn', actions: 'go' } } } as never);",
    'is written for XState 4',
  ],
  [
    'schema4.ts',
    "import { createMachine } from 'xstate';\nexport const lamp = createMachine({ schema: {}, initial: 'a', states: { a: {} } } as never);",
    'is written for XState 4: XState 5 does not know its ‘schema’.',
  ],
  [
    'machine4.ts',
    'export const lamp = { __xstatenode: true, config: {}, withContext() {} };',
    'is a machine of XState 4',
  ],
  [
    'import4.ts',
    "import { Machine } from 'xstate';\nexport const lamp = Machine({});",
    'is written for XState 4; the kit knows XState 5',
  ],
  [
    'broken.ts',
    "import { createMachine } from 'xstate';\nexport const lamp = createMachine({ initial: 'a', states: { a: { on: { GO: 'nowhere' } } } });",
    'throws as it is loaded: ',
  ],
  ['text.ts', 'export const lamp = {\n  a: ;\n};', 'does not parse, line 2: '],
  [
    'await.ts',
    'await Promise.resolve();\nexport const a = 1;',
    'awaits something at its top level',
  ],
  ['notes.md', '# Notes', 'is neither TypeScript nor JavaScript.'],
];
