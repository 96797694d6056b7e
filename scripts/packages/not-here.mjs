// Stops `npm pack` in a workspace, whose entry points are TypeScript: what others can install is packed from dist/packages.

console.error(
  'This package is packed from what is built of it: "npm run build -- packages" writes dist/packages ' +
    'with a folder and a tarball for each package.',
);
process.exitCode = 1;
