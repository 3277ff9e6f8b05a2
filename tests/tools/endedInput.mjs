// Preloaded (`node --import`) into a server under test: standard input ends when code first listens for its end.
// A service manager or `< /dev/null` ends it at a moment that depends on the version of Node; this does so on each.
process.stdin.on('newListener', (event) => {
  if (event === 'end') setImmediate(() => process.stdin.emit('end'));
});
