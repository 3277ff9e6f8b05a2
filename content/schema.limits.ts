// The shape of the limits of answers: every kind of request has its line, also one that asks for no text.
import { z } from 'zod';
import { requestKindSchema } from './schema.requests.ts';

export const answerLimitsSchema = z.record(
  requestKindSchema,
  z.record(z.string(), z.int().positive('is no limit')),
);
export const requiredAnswersSchema = z.record(requestKindSchema, z.array(z.string()));
export type RequiredAnswers = z.infer<typeof requiredAnswersSchema>;
export type AnswerLimits = z.infer<typeof answerLimitsSchema>;
