// The test kit of containers: what a process loads first to be process 1 of one.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** For `node --import`; the process takes the name of its container from AXIS_TEST_CONTAINER. */
export const preload = pathToFileURL(join(import.meta.dirname, 'container.mjs')).href;
