// The toolkits of the Ops Cabinet: their filters, the toolkits of the chosen category, and the preview of one.
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Category } from '#machines/toolkits.machine.ts';
import { cabinet } from '#content/cabinet.ts';
import { toolkits, toolkitsIn } from '#content/toolkits.ts';
import { useFlows } from '#boot/useFlow.ts';
import { statePath } from '#flows/shared/statePath.ts';
import { ChoiceChips } from '#ui/ChoiceChips.tsx';
import { Grid, Stack } from '#ui/Stack.tsx';
import { Preview, expectPreview } from './Preview.tsx';
import { ToolkitCard } from './ToolkitCard.tsx';

const { label, options } = cabinet.filters;

/** The views of `toolkits` and `fileDownload`; `children` is the content of the grid's last field. */
export function ToolkitGrid({ children }: { children: ReactNode }) {
  const [flow, fileDownload] = useFlows('toolkits', 'fileDownload');
  const actor = useActorRef(flow);
  const snapshot = useSelector(actor, (current) => current);
  const download = useActorRef(fileDownload);
  const downloaded = useSelector(download, (current) => current);
  const { category, previewed } = snapshot.context;
  const choose = (next: Category) => actor.send({ type: 'category.chosen', category: next });
  return (
    <div data-flow="fileDownload" data-state={statePath(downloaded.value)}>
      <Stack $gap="two" data-flow="toolkits" data-state={statePath(snapshot.value)}>
        <ChoiceChips label={label} options={options} value={category} onChange={choose} />
        <Grid $columns={3} $gap="oneHalf" onPointerEnter={expectPreview} onFocus={expectPreview}>
          {toolkitsIn(category).map((toolkit) => (
            <ToolkitCard
              key={toolkit.id}
              toolkit={toolkit}
              actor={download}
              snapshot={downloaded}
              onPreview={() => actor.send({ type: 'preview.opened', id: toolkit.id })}
            />
          ))}
          {children}
        </Grid>
      </Stack>
      <Preview
        toolkit={toolkits.find(({ id }) => id === previewed)}
        isOpen={snapshot.hasTag('dialogOpen')}
        onClose={() => actor.send({ type: 'preview.closed' })}
        actor={download}
        snapshot={downloaded}
      />
    </div>
  );
}
