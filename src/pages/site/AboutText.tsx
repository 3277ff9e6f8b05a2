// What /about says below its opening.
import { about } from '#content/pages/about.ts';
import { Passages } from './Passages.tsx';

export const Text = () => <Passages {...about} />;
