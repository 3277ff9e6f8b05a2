// The shape of content/attachments.ts and content/entitlement.ts.
import { z } from 'zod';
import { words } from './schema.ts';

const ending = z.string().regex(/^[a-z0-9]+$/, 'is no file ending');

export const fileRulesSchema = z.strictObject({
  largest: z.int().positive(),
  most: z.int().positive(),
  types: z
    .array(
      z.strictObject({
        type: z.string().regex(/^[a-z]+\/[a-z0-9.-]+$/, 'is no media type'),
        endings: z.array(ending).min(1, 'is empty'),
      }),
    )
    .min(1, 'is empty'),
  macros: z.array(ending).min(1, 'is empty'),
  groups: z.strictObject({
    question: z.array(ending).min(1, 'is empty'),
    appointment: z.array(ending).min(1, 'is empty'),
    voice: z.array(ending).min(1, 'is empty'),
  }),
  places: z.strictObject({
    asynq: z.strictObject({ question: z.int().positive(), voice: z.int().positive() }),
    'office-hours': z.strictObject({ appointment: z.int().positive() }),
    'advisory-call': z.strictObject({ appointment: z.int().positive() }),
  }),
});
export type FileRules = z.infer<typeof fileRulesSchema>;

const parts = z.array(z.string().min(1, 'is empty'));

export const fileSignsSchema = z
  .array(
    z.strictObject({
      type: z.string(),
      sign: z.string().regex(/^([0-9a-f]{2})+$/, 'is not bytes in hex'),
      start: z.int().nonnegative(),
      parts,
      /** A format that can carry macros. */
      office: z.boolean(),
    }),
  )
  .min(1, 'is empty');
export type FileSigns = z.infer<typeof fileSignsSchema>;
export const macroSignsSchema = parts.min(1, 'is empty');

const door = ['not_signed_in', 'not_allowed', 'not_found'] as const;

export const fileWordsSchema = z.strictObject({
  attaching: words(
    'too_large',
    'wrong_type',
    'wrong_content',
    'macros',
    'too_many',
    'empty',
    'invalid',
    'storage_full',
    'request_closed',
    ...door,
  ),
  reading: words(...door),
  downloading: words(...door),
});
export type FileWords = z.infer<typeof fileWordsSchema>;

export const entitlementSchema = words(
  'not_available',
  'not_signed_in',
  'refused',
  'already',
  'unopened',
);
