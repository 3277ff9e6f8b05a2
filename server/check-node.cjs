// Refuses a Node that is too old, in words that any Node can parse. Keep this file in 2010's syntax.
/* eslint-disable no-var -- a Node that is too old must still parse this file. */
var parts = process.versions.node.split('.');
var major = Number(parts[0]);
var minor = Number(parts[1]);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    'Axis One needs Node 20.19 or newer, and this is Node ' +
      process.versions.node +
      ': install a current one from https://nodejs.org.\n',
  );
  process.exit(1);
}
