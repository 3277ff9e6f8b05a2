// What /contact says below its opening.
import { contact } from '#content/pages/contact.ts';
import { Passages } from './Passages.tsx';

export const Text = () => <Passages {...contact} />;
