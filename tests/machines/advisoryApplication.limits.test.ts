// An advisory application whose answers are too long, or whose refusal names a field.
import { describe, expect, test } from 'vitest';
import { longestApplicationAnswers } from '#machines/advisoryApplication.machine.ts';
import { editing, fields, sending, words } from './advisoryApplication.kit.ts';

describe('a refusal', () => {
  test.each(fields)('that names the %s marks it', (field) => {
    const flow = sending();
    flow.submitRequest.resolve({ outcome: 'refused', reason: 'invalid', detail: { field } });
    expect(flow.context()).toMatchObject({
      faults: { [field]: 'notTaken' },
      problem: { key: 'invalid' },
    });
    flow.writes({ [field]: 'Another' });
    expect(flow.context()).toMatchObject({ faults: {}, problem: null });
  });
  test('that names no field of the form marks no field', () => {
    const flow = sending();
    flow.submitRequest.resolve({
      outcome: 'refused',
      reason: 'invalid',
      detail: { field: 'kind' },
    });
    expect(flow.context()).toMatchObject({ faults: {}, problem: { key: 'invalid' } });
  });
});

describe('before it is sent', () => {
  test.each(fields)('a %s that is too long: the field is marked, and nothing is cut', (field) => {
    const longest = longestApplicationAnswers[field];
    const beyond = `${'x'.repeat(longest)}${words.email}`;
    const flow = editing();
    flow.writes({ [field]: beyond });
    flow.submits();
    expect(flow.states()).toEqual(['form.editing']);
    expect(flow.context().faults).toEqual({ [field]: 'tooLong' });
    expect(flow.context().answers[field]).toBe(beyond);
    expect(flow.submitRequest.asked).toEqual([]);
  });
});
