// Where a member is in the database: every column of the catalogue, searched for their ID, their address, a word that is in all
// they write, and the keys of the rows in which one of these was found.
import type { World } from './requests.kit.ts';
import type { Row } from './support.ts';

export interface Column {
  table: string;
  name: string;
  type: string;
  isKey: boolean;
}

/** Types that hold neither a name nor an ID nor an address. */
const bare = /^(?:boolean|smallint|integer|bigint|date|double precision|timestamp.*)$/;

/** Every column of every table that is ours, the library's or the guard's. */
export async function columnsOf({ sql }: Pick<World, 'sql'>): Promise<Column[]> {
  const rows = await sql(`
    select space.nspname || '.' || class.relname as table, attribute.attname as name,
      format_type(attribute.atttypid, null) as type,
      exists (
        select from pg_index as index where index.indrelid = class.oid and index.indisprimary
          and attribute.attnum = any (index.indkey)
      ) as key
    from pg_attribute as attribute
    join pg_class as class on class.oid = attribute.attrelid
    join pg_namespace as space on space.oid = class.relnamespace
    where class.relkind in ('r', 'p') and attribute.attnum > 0 and not attribute.attisdropped
      and space.nspname <> 'information_schema' and space.nspname !~ '^pg_'
    order by 1, attribute.attnum`);
  return rows.map(({ table, name, type, key }) => ({
    table: String(table),
    name: String(name),
    type: String(type),
    isKey: key === true,
  }));
}

/** Whether a column can refer to a member at all. */
export const canRefer = ({ type }: Column) => !bare.test(type);

const asText = ({ name, type }: Column) =>
  type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;

const patternOf = (words: Iterable<string>) => `(${[...words].join('|')})`;

/** The columns in which one of these words is, as `table.column`. */
export async function hitsOf(
  { sql }: Pick<World, 'sql'>,
  columns: readonly Column[],
  words: Iterable<string>,
): Promise<string[]> {
  const pattern = patternOf(words);
  const found: string[] = [];
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table && canRefer(column));
    if (own.length === 0) continue;
    const parts = own.map((one) => `bool_or(${asText(one)} ~* '${pattern}') as "${one.name}"`);
    const [row] = await sql(`select ${parts.join(', ')} from ${table}`);
    found.push(
      ...own.filter(({ name }) => row?.[name] === true).map(({ name }) => `${table}.${name}`),
    );
  }
  return found.toSorted();
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** These words, and the keys of the rows that hold one of them, and of those that hold such a key, and so on. */
export async function wordsAround(
  { sql }: Pick<World, 'sql'>,
  columns: readonly Column[],
  seeds: readonly string[],
  isOthers: (key: string) => boolean,
): Promise<Set<string>> {
  const words = new Set(seeds);
  for (let size = 0; size < words.size;) {
    size = words.size;
    const pattern = patternOf(words);
    for (const table of new Set(columns.map((column) => column.table))) {
      const own = columns.filter((column) => column.table === table);
      const keys = own.filter(({ isKey, type }) => isKey && type === 'uuid');
      const texts = own.filter(canRefer);
      if (keys.length === 0) continue;
      const rows: Row[] =
        await sql(`select ${keys.map(({ name }) => `"${name}"`).join(', ')} from ${table}
        where ${texts.map((one) => `${asText(one)} ~* '${pattern}'`).join(' or ')}`);
      for (const value of rows.flatMap((row) => Object.values(row).map(String)))
        if (uuid.test(value) && !isOthers(value)) words.add(value);
    }
  }
  return words;
}
