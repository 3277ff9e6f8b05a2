// What an app hands to the browser half of the kit: its flows, their drivers and models, and what plans depend on.
import type { Paths } from '../../../tests/paths/kit/define.ts';
import type { PageDriver } from './walkPath.ts';

export type BrowserProject = {
  /** The flows that have a driver. */
  driven: readonly string[];
  /** The flows that this run plans; all that have a driver where it names none. */
  chosen?: readonly string[] | undefined;
  driverOf: (flow: string) => Promise<PageDriver>;
  modelOf: (flow: string) => Promise<Paths>;
  /** The root of the repository, as an absolute path. */
  root: string;
  /** Folders from there that hold everything that plans are made from. */
  inputs: readonly string[];
  /** A folder for the plans, as an absolute path. */
  cache: string;
};
