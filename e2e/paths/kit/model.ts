// The models that the drivers stand beside.
import type { Paths } from '../../../tests/paths/kit/define.ts';

/** The model of a driver's flow. */
export async function modelOf(flow: string): Promise<Paths> {
  const file = (await import(`../../../tests/paths/${flow}.paths.ts`)) as { default: Paths };
  return file.default;
}
