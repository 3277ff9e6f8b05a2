// Logs a message for the operator to the console: once, however often React renders.
import { useEffect, useRef } from 'react';

/** Writes the sentence to the console when it first appears and whenever it changes. */
export function useWarning(sentence: string): void {
  const said = useRef('');
  useEffect(() => {
    // StrictMode runs effects twice; the ref outlives both runs.
    if (said.current === sentence) return;
    said.current = sentence;
    console.warn(sentence);
  }, [sentence]);
}
