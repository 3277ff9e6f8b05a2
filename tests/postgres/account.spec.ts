// A member's own account on a PostgreSQL server: the same scenes as on the embedded engine.
import { describe, vi } from 'vitest';
import { proofScenes } from '../backend/proofs.scenes.ts';
import { sessionScenes } from '../backend/sessions.scenes.ts';
import { openPostgres } from './support.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe('sessions', () => sessionScenes(() => openPostgres()));
describe('proofs', () => proofScenes(() => openPostgres()));
