// What /privacy says below its opening.
import { privacy } from '#content/pages/privacy.ts';
import { Passages } from './Passages.tsx';

export const Text = () => <Passages {...privacy} />;
