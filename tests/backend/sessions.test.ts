// The sessions of a member on the embedded engine (sessions.scenes.ts).
import { sessionScenes } from './sessions.scenes.ts';
import { openBackend } from './support.ts';

sessionScenes(() => openBackend());
