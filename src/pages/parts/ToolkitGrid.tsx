// Toolkits as cards, on their own page and in the Inner Room.
import type { ReactNode } from 'react';
import { itemWords } from '#content/rooms.ts';
import type { Toolkit } from '#content/schema.items.ts';
import { Badge, PremiumBadge } from '#ui/Badge.tsx';
import { Grid } from '#ui/Stack.tsx';
import { ItemCard } from './ItemCard.tsx';

export type ToolkitGridProps = {
  toolkits: readonly Toolkit[];
  columns?: 2 | 3;
  children?: ReactNode;
};

/** Toolkits, each with who may open it, and what stands in the last field. */
export function ToolkitGrid({ toolkits, columns = 3, children }: ToolkitGridProps) {
  return (
    <Grid $columns={columns} $gap="oneHalf">
      {toolkits.map((toolkit) => (
        <ItemCard
          key={toolkit.id}
          kind="toolkit"
          id={toolkit.id}
          labels={[toolkit.category]}
          title={toolkit.title}
          href={toolkit.previewLink}
          text={toolkit.description}
          points={toolkit.stats}
          foot={
            toolkit.locked ? (
              <PremiumBadge word={itemWords.premium} />
            ) : (
              <Badge tone="mint">{itemWords.free}</Badge>
            )
          }
        />
      ))}
      {children}
    </Grid>
  );
}
