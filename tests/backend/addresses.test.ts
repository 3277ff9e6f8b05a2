// The address of an account on the embedded engine (addresses.scenes.ts, returns.scenes.ts).
import { describe } from 'vitest';
import { addressScenes } from './addresses.scenes.ts';
import { returnScenes } from './returns.scenes.ts';
import { openBackend } from './support.ts';

describe('a new one', () => addressScenes(() => openBackend()));
describe('a former one', () => returnScenes(() => openBackend()));
