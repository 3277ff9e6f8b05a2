// A tool that belongs to a plan: `full-labs` in content/capabilities.ts.
import type { ReactNode } from 'react';
import { labTools } from '#content/labTools.ts';
import type { PlanTool as Tool } from '#machines/labAccess.machine.ts';
import { LabAccess } from '#flows/labAccess/LabAccess.tsx';
import { Lock } from '#pages/parts/Lock.tsx';

export type PlanToolProps<Sheet> = {
  tool: Tool;
  sample: Partial<Sheet>;
  draw: (sheet: Sheet) => ReactNode;
  children: ReactNode;
};

/** The tool for those whose plan includes it; for all others a preview, or what they saved. */
export function PlanTool<Sheet extends object>(props: PlanToolProps<Sheet>) {
  const { tool, sample, draw, children } = props;
  const title = labTools.find(({ id }) => id === tool)?.title ?? '';
  return (
    <LabAccess
      tool={tool}
      sample={sample as Readonly<Record<string, unknown>>}
      draw={(sheet) => draw(sheet as Sheet)}
      lock={<Lock id="full-labs" what={title} />}
    >
      {children}
    </LabAccess>
  );
}
