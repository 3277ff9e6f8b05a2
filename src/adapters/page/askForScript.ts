// Whether a script is still served: the status of the service's answer, whatever the browser's cache has.

/** Asks the service for a script, without its bytes. */
export const askForScript = (script: string): Promise<Pick<Response, 'status'>> =>
  fetch(script, { method: 'HEAD', cache: 'no-store' });
