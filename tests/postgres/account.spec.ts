// A member's own account on a PostgreSQL server: the same scenes as on the embedded engine.
import { describe, vi } from 'vitest';
import { addressScenes } from '../backend/addresses.scenes.ts';
import { proofScenes } from '../backend/proofs.scenes.ts';
import { returnScenes } from '../backend/returns.scenes.ts';
import { sessionScenes } from '../backend/sessions.scenes.ts';
import { openPostgres } from './support.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe('sessions', () => sessionScenes(() => openPostgres()));
describe('proofs', () => proofScenes(() => openPostgres()));
describe('addresses', () => addressScenes(() => openPostgres()));
describe('former addresses', () => returnScenes(() => openPostgres()));
