// Something that is waited for, and that happens once.

/** A promise, and what resolves it. */
export function openGate(): { passed: Promise<void>; pass: () => void } {
  let pass = () => undefined as void;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
}
