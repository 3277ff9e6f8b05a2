// What /accessibility says below its opening.
import { accessibility } from '#content/pages/accessibility.ts';
import { Passages } from './Passages.tsx';

export const Text = () => <Passages {...accessibility} />;
