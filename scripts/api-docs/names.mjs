// Calls the first door of a package by the package's own name; TypeDoc would leave it without one.

import { Converter } from 'typedoc';

/** Called by TypeDoc, which loads this file as a plugin. */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const first = project.children?.find(({ name }) => name === '');
    if (first !== undefined) first.name = project.packageName;
  });
}
