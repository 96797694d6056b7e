// The result of a crash test in one line.

import type { CrashReport } from './campaign.ts';

export function summaryLine(report: CrashReport): string {
  const { kills, tables, matches, acknowledged, views, lost, duplicated, wrong, seconds } = report;
  const figure = (n: number) => n.toLocaleString('en-US');
  return (
    `${figure(kills)} kills, ${figure(tables)} tables, ${figure(matches)} matches finished, ` +
    `${figure(acknowledged)} acknowledged moves, ${figure(views)} announced states: ` +
    `${lost.length} lost, ${duplicated.length} duplicated, ${wrong.length} other problems ` +
    `(${seconds.toFixed(1)} s)`
  );
}
