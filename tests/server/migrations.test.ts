// Migrations for an operator: none that was shipped is edited, and none ends its transaction. migrations.full.test.ts has one
// that fails.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsIn } from '../../server/database/migrate.mjs';

const folder = join(process.cwd(), 'supabase/migrations');

describe('a shipped migration', () => {
  it('is never edited: databases have applied it and will not apply it again', () => {
    const list = readFileSync(join(process.cwd(), 'tests/server/migrations.sha256'), 'utf8');
    const now = readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .map((file) => {
        const hash = createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex');
        return `${hash}  ${file}`;
      });
    expect(
      list.trimEnd().split('\n'),
      'Put a change into a new migration. A new one is added to tests/server/migrations.sha256: (cd supabase/migrations && sha256sum *.sql) > tests/server/migrations.sha256',
    ).toEqual(now);
  });

  it.each(['begin', 'COMMIT', '-- Ready.\ncommit', 'rollback', 'start transaction'])(
    'does not contain %j: all are applied in one transaction',
    (statement) => {
      const work = mkdtempSync(join(tmpdir(), 'axis-sql-'));
      writeFileSync(
        join(work, '20300101000000_own.sql'),
        `create table one ();\n${statement};\ncreate function end_of() returns int language plpgsql as $$ begin return 1; end $$;`,
      );
      expect(() => migrationsIn(work)).toThrow(
        'The migration 20300101000000_own.sql begins or ends a transaction itself',
      );
      rmSync(work, { recursive: true });
    },
  );
});
