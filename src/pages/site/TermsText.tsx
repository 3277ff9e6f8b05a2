// What /terms says below its opening.
import { terms } from '#content/pages/terms.ts';
import { Passages } from './Passages.tsx';

export const Text = () => <Passages {...terms} />;
