// What of React the browser's build leaves out, no module may ask for.
import { expect, test } from 'vitest';
import { missingIn } from '../../tools/site/reactUses.mjs';

const missed = (code: string, file = 'a.tsx') => missingIn(file, code);

test('an export that is left out is missed where a module uses it, and where one only speaks of it it is not', () => {
  expect(missed(`import { useState, useTransition as wait } from 'react';`)).toEqual([
    'useTransition',
  ]);
  expect(missed(`import * as React from 'react'; React.useOptimistic(0);`)).toEqual([
    'useOptimistic',
  ]);
  expect(missed(`import $a$react from 'react'; $a$react['useTransition']();`, 'a.mjs')).toEqual([
    'useTransition',
  ]);
  expect(
    missed(`import * as R from 'react'; const name = 'useTransition'; R[name]();`, 'a.mjs'),
  ).toEqual(['useTransition']);
  expect(missed(`import R from 'react'; const { createRef: ref } = R;`)).toEqual(['createRef']);
  expect(missed(`const r = wrap(require('react')); r.createRef();`, 'a.js')).toEqual(['createRef']);
  expect(missed(`require('react-dom').preconnect('/');`, 'a.js')).toEqual(['preconnect']);
  expect(missed(`export { useDeferredValue } from 'react';`, 'a.ts')).toEqual(['useDeferredValue']);
  expect(missed(`import { preload } from 'react-dom'; export const A = () => <b />;`)).toEqual([
    'preload',
  ]);
  expect(missed(`import * as R from 'react'; export const A = () => <R.Profiler />;`)).toEqual([
    'Profiler',
  ]);
  expect(missed(`// react’s useTransition\nimport { preload } from './own.ts';`, 'a.ts')).toEqual(
    [],
  );
  expect(missed(`import { cache } from './react.ts'; router.preload();`, 'a.ts')).toEqual([]);
});

test('so are events that are not registered, elements that React would load, and actions of forms', () => {
  expect(missed(`export const A = () => <input onSelect={f} onBeforeInput={g} />;`)).toEqual([
    'onSelect',
    'onBeforeInput',
  ]);
  expect(
    missed(
      `import { jsx } from 'react/jsx-runtime'; jsx('b', { onCompositionEndCapture: f });`,
      'a.mjs',
    ),
  ).toEqual(['onCompositionEndCapture']);
  const field = '/node_modules/react-aria/dist/private/textfield/useTextField.mjs';
  const passed = `import 'react'; export const props = { onSelect: given.onSelect };`;
  expect(missed(passed, field)).toEqual([]);
  expect(missed(passed, field.replace('useTextField', 'useOther'))).toEqual(['onSelect']);
  expect(missed(`export const A = () => <my-part />;`)).toEqual(['<my-part>']);
  expect(missed(`export const A = () => <script async src="/a.js" />;`)).toEqual(['<script>']);
  expect(missed(`export const A = () => <link rel="stylesheet" precedence="low" />;`)).toEqual([
    '<link> precedence',
  ]);
  expect(missed(`import * as R from 'react'; R.createElement('html', null);`, 'a.js')).toEqual([
    '<html>',
  ]);
  expect(
    missed(`import $b$react from 'react'; (0, $b$react).createElement('my-part', {});`, 'a.mjs'),
  ).toEqual(['<my-part>']);
  expect(
    missed(
      `import $b$react, { Fragment as $b$Fragment } from 'react'; (0, $b$react).createElement((0, $b$Fragment), { ref: r });`,
      'a.mjs',
    ),
  ).toEqual(['<$b$Fragment> ref']);
  expect(missed(`/* react */ document.createElement('script');`, 'a.ts')).toEqual([]);
  expect(
    missed(`export const A = () => <form action={send}><button formAction={f} /></form>;`),
  ).toEqual(['<form> action', '<button> formAction']);
  expect(
    missed(`import { Fragment } from 'react'; export const A = () => <Fragment ref={r} />;`),
  ).toEqual(['<Fragment> ref']);
  expect(missed(`/* react */ export const head = { links: [] };`, '/src/routes/index.tsx')).toEqual(
    ['links'],
  );
});
