// The message with the time until the service accepts another attempt.
import { tries } from '#content/tries.ts';
import { fillIn } from '#flows/shared/fillIn.ts';

const format = (count: number, unit: string) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/**
 * The pause as it is shown: in seconds, from 90 seconds on in minutes, from 90 minutes on in hours, rounded up.
 * @param seconds the remaining time
 */
export function pauseWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const time =
    seconds < 90
      ? format(seconds, 'second')
      : minutes < 90
        ? format(minutes, 'minute')
        : format(Math.ceil(minutes / 60), 'hour');
  return fillIn(tries.pause, { time });
}
