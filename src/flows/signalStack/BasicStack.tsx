// What the basic stack leaves out, and that the full one cannot be read: without its script, which premium members alone fetch.
import type { ReactNode } from 'react';
import { signalStack } from '#content/signalStack.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Row } from '#ui/Stack.tsx';

const { basic, fullFailed } = signalStack;

/** What is lacking, and the lock on it. */
export const BasicStack = ({ lock }: { lock: ReactNode }) => (
  <Notice tone="gold" icon={false} title={basic.title} action={<Row $gap="one">{lock}</Row>}>
    {basic.text} {basic.kept}
  </Notice>
);

/** The failure, and another try. */
export const FullStackFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="error"
    live
    title={fullFailed.title}
    action={
      <Button size="small" onPress={onRetry}>
        {fullFailed.action}
      </Button>
    }
  >
    {fullFailed.text}
  </Notice>
);
