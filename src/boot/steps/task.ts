/** Resolves in another task: a press that waits is answered first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
