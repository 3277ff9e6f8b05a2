// The versions of an answer, as the backend returns them.
import type { AnswerVersion } from '#machines/requestPage.machine.ts';
import type { Block } from '#content/schema.publications.ts';
import { moment } from '#adapters/supabase/moment.ts';
import { isRow, rowsOf, text, textOrNull } from '#adapters/supabase/requestRows.ts';

/** The blocks were checked when they were stored: the operator compiles them as the build compiles the essays. */
const blocksIn = (value: unknown) => (Array.isArray(value) ? (value as readonly Block[]) : []);

function toVersion(row: Readonly<Record<string, unknown>>): AnswerVersion {
  const parts = isRow(row['parts']) ? row['parts'] : {};
  return {
    version: Number(row['version']),
    title: text(row['title']),
    signedBy: text(row['signed_by']),
    signedAt: moment(row['signed_at']) ?? '',
    changed: textOrNull(row['changed']),
    parts: {
      diagnosis: blocksIn(parts['diagnosis']),
      recommendation: blocksIn(parts['recommendation']),
      nextStep: blocksIn(parts['nextStep']),
      sources: blocksIn(parts['sources']),
    },
  };
}

/** The newest first; none for an answer that is a plain note. */
export const toVersions = (answer: unknown): readonly AnswerVersion[] =>
  isRow(answer) ? rowsOf(answer['versions']).map(toVersion) : [];
