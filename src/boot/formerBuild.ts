// A page of a build that is no longer served: some of its scripts are in the browser's cache, others are gone for good.

/** What is asked of the browser. */
export type Renewal = {
  /** A script of this build, whose name no other build has. */
  script: string;
  ask: (script: string) => Promise<Pick<Response, 'status'>>;
  reload: () => void;
};

/**
 * Loads the document anew if its build is no longer served: a retry could not fetch what a page lacks. Without a network, or where the
 * service is down, the page stays.
 */
export async function leaveFormerBuild({ script, ask, reload }: Renewal): Promise<void> {
  const answer = await ask(script).catch(() => null);
  if (answer?.status === 404) reload();
}
