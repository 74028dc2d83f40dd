import type { DayRange } from '#domain/figures/periods.ts'

/**
 * Returns a file name without an extension that is valid on every file system:
 * "carbon-statement-umhlanga-metals-2026-07-01-2026-09-30".
 */
export function reportFileName(report: string, of: string, { from, to }: DayRange): string {
  const who = of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [report, ...who.slice(0, 8), from, to].join('-')
}
