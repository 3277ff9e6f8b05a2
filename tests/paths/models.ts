// Every path model by the name of its flow; a machine of the catalogue without a model is reported.
import { catalogue } from '#machines/catalogue.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Paths } from './kit/define.ts';

const files = import.meta.glob<Paths>('./*.paths.ts', { eager: true, import: 'default' });

/** The models by flow. */
export const models: Readonly<Record<string, Paths>> = Object.fromEntries(
  Object.entries(files).map(([file, model]) => [file.slice(2, -'.paths.ts'.length), model]),
);

/** The machines of the catalogue that have paths; a reference chart runs in the database and has its own tests. */
export const flows: readonly (readonly [string, CatalogueEntry])[] = Object.entries<CatalogueEntry>(
  catalogue,
).filter(([, entry]) => !('reference' in entry && entry.reference === true));
