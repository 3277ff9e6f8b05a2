// What /imprint says below its opening.
import { imprint } from '#content/pages/imprint.ts';
import { Passages } from './Passages.tsx';

export const Text = () => <Passages {...imprint} />;
