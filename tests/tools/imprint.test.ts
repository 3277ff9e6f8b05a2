// The operator's details: read from the environment, written by the build, and named at the start where they are missing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { imprintGap, missingOf, operatorFile, readOperator } from '../../server/operator.mjs';

const dist = mkdtempSync(join(tmpdir(), 'axis-one-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const whole = {
  AXIS_OPERATOR_NAME: 'Example Ltd',
  AXIS_OPERATOR_ADDRESS: '1 Example Street, Exampleton',
  AXIS_OPERATOR_MAIL: 'hello@example.com',
  AXIS_OPERATOR_REGISTER: 'Register of Exampleton, 12345',
};

describe('the details', () => {
  it('are what the environment says, without blanks around them, and nothing else', () => {
    expect(readOperator({ ...whole, AXIS_OPERATOR_NAME: ' Example Ltd ' })).toEqual({
      name: 'Example Ltd',
      address: '1 Example Street, Exampleton',
      mail: 'hello@example.com',
      register: 'Register of Exampleton, 12345',
    });
    expect(readOperator({ AXIS_OPERATOR_NAME: '  ', AXIS_OPERATOR_ADDRESS: '' })).toEqual({});
  });

  it('are refused in a sentence where they make no sense', () => {
    expect(() => readOperator({ AXIS_OPERATOR_NAME: 'Example\nLtd' })).toThrow(
      'AXIS_OPERATOR_NAME has more than one line.',
    );
    expect(() => readOperator({ AXIS_OPERATOR_MAIL: 'hello' })).toThrow(
      'AXIS_OPERATOR_MAIL=hello is not a mail address.',
    );
  });
});

describe('what is missing', () => {
  it('is all of it but the register where nothing is configured', () => {
    expect(missingOf({}, false)).toEqual([
      'AXIS_OPERATOR_NAME',
      'AXIS_OPERATOR_ADDRESS',
      'AXIS_OPERATOR_MAIL',
    ]);
  });

  it('is no mailbox where the site is published, and nothing where all is there', () => {
    expect(missingOf({ name: 'Example Ltd' }, true)).toEqual(['AXIS_OPERATOR_ADDRESS']);
    expect(missingOf(readOperator(whole), false)).toEqual([]);
  });

  it('is named at the start, as the build has left it', () => {
    expect(imprintGap(dist)).toBeUndefined();
    const build = (missing: string[]) => {
      const [name, text] = operatorFile(missing);
      writeFileSync(join(dist, name), text);
    };
    build(['AXIS_OPERATOR_NAME', 'AXIS_OPERATOR_MAIL']);
    expect(imprintGap(dist)).toBe(
      'The imprint says who runs the site, and lacks AXIS_OPERATOR_NAME, AXIS_OPERATOR_MAIL: set them and build again.',
    );
    build([]);
    expect(imprintGap(dist)).toBeUndefined();
  });
});
