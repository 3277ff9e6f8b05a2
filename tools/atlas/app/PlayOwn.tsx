// An event with a payload of one's own, where the samples are not enough. The machine's guards still decide.
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Move } from './playKit.ts';
import { ownMove, readEvent } from './walk.ts';

type Props = {
  types: readonly string[];
  can: (event: AnyEventObject) => boolean;
  onMove: (move: Move) => void;
};

export function PlayOwn({ types, can, onMove }: Props) {
  const [said, setSaid] = useState('');
  const send = (form: FormData) => {
    const event = readEvent(String(form.get('type')), String(form.get('payload') ?? ''));
    if (typeof event === 'string') return setSaid(event);
    if (!can(event)) return setSaid('The machine does not take this now.');
    setSaid('');
    return onMove(ownMove(event));
  };
  return (
    <details>
      <summary>Send something else</summary>
      <form action={send}>
        <label>
          Event
          <select name="type">
            {types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </label>
        <label>
          Payload
          <textarea name="payload" rows={2} placeholder='{ "id": "exploring" }' />
        </label>
        <button type="submit">Send</button>
        <output>{said}</output>
      </form>
    </details>
  );
}
