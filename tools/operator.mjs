// `npm run operator -- list | show | move | note | mail | newsletter`: the advisor's tool, through the running backend with its secret key.
import '../server/check-node.cjs';

async function main() {
  const { run } = await import('./operator/run.mjs');
  const { columns } = process.stdout;
  process.exitCode = await run(process.argv.slice(2), {
    env: process.env,
    say: (text) => console.log(text),
    complain: (text) => console.error(text),
    now: new Date(),
    ...(process.stdout.isTTY ? { width: columns } : {}),
  });
}
main();
