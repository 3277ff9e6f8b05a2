// The shape of content/attachments.ts and content/entitlement.ts.
import { z } from 'zod';
import { texts, words } from './schema.ts';

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
  groups: z.strictObject({
    question: z.array(ending).min(1, 'is empty'),
    appointment: z.array(ending).min(1, 'is empty'),
    voice: z.array(ending).min(1, 'is empty'),
  }),
});
export type FileRules = z.infer<typeof fileRulesSchema>;

const door = ['not_signed_in', 'not_allowed', 'not_found'] as const;

export const fileWordsSchema = z.strictObject({
  attaching: z.strictObject(
    texts('too_large', 'wrong_type', 'too_many', 'empty', 'invalid', ...door),
  ),
  reading: words(...door),
  downloading: words(...door),
});
export type FileWords = z.infer<typeof fileWordsSchema>;

export const entitlementSchema = words('not_available', 'not_signed_in', 'refused');
