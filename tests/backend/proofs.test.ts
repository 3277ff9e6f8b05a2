// The proofs of a member on the embedded engine (proofs.scenes.ts).
import { proofScenes } from './proofs.scenes.ts';
import { openBackend } from './support.ts';

proofScenes(() => openBackend());
