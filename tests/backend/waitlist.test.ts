// The waitlist on the embedded engine.
import { openBackend } from './support.ts';
import { playWaitlist } from './waitlist.scenes.ts';

playWaitlist(openBackend, 12);
