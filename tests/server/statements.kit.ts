// The test kit of slow statements: a server that cancels them soon, and its answer to one.
import { expect } from 'vitest';
import { inside, slowData, start } from './support.ts';

export const member = { email: 'slow@example.com', password: 'correct horse' };

/** A server with slow functions that cancels a statement after 1.5 s. */
export const startImpatient = async () =>
  start({ data: await slowData(), env: { AXIS_STATEMENT_TIMEOUT: '1500' } });

/** Expects the answer to a canceled statement. */
export const tooSlow = async (answer: Response) => {
  const text = await answer.text();
  expect([answer.status, text]).toEqual([503, expect.stringContaining('The server is busy')]);
  expect(text).not.toMatch(inside);
  expect(JSON.parse(text)).toEqual({
    code: '503',
    message: expect.any(String) as unknown,
    request: answer.headers.get('x-request-id'),
  });
};
