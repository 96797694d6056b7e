// A TypeDoc plugin that gives the main entry point of a package the name of the package; TypeDoc leaves it unnamed.

import { Converter } from 'typedoc';

/** Called by TypeDoc, which loads this file as a plugin. */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const first = project.children?.find(({ name }) => name === '');
    if (first !== undefined) first.name = project.packageName;
  });
}
