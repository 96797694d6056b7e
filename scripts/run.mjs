// Runs one task of the project (`node scripts/run.mjs test`), installing what it needs first.

const oldestNode = 20;

async function main([name, ...args]) {
  // Loaded only now, so that an old Node.js gets a clear sentence and not a syntax error.
  const { tasks } = await import('./tasks.mjs');
  const { ensureInstalled } = await import('./install.mjs');

  if (!Object.hasOwn(tasks, String(name))) {
    console.error(`Usage: npm run <task> [-- arguments]\nTasks: ${Object.keys(tasks).join(', ')}`);
    process.exit(1);
  }
  await ensureInstalled();
  process.exitCode = await tasks[name](args);
}

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `Kalpler needs Node.js ${oldestNode} or newer, and this is ${process.version}. ` +
      'Please install a newer one from https://nodejs.org and try again.',
  );
  process.exit(1);
}

main(process.argv.slice(2));
