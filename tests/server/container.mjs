// Preloaded into a process under test (node --import): Node reports it as process 1 of a container of its own.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

const name = process.env['AXIS_TEST_CONTAINER'] ?? 'container';
Object.defineProperty(process, 'pid', { value: 1 });
os.hostname = () => name;
syncBuiltinESMExports();
