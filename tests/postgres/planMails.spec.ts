// Mails about payments that failed, on a PostgreSQL server: the same scenes as on the embedded engine.
import { vi } from 'vitest';
import { planMailScenes } from '../backend/plan.mails.scenes.ts';
import { openPostgres } from './support.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

planMailScenes(() => openPostgres());
