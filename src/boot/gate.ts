// Something that is waited for, and that happens once.

const nothing = (): void => undefined;

/** A promise, and what resolves it. */
export function openGate(): { passed: Promise<void>; pass: () => void } {
  let pass = nothing;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
}
