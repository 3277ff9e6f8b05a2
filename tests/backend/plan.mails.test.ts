// Mails about payments that failed, on the embedded engine (plan.mails.scenes.ts).
import { planMailScenes } from './plan.mails.scenes.ts';
import { openBackend } from './support.ts';

planMailScenes(() => openBackend());
