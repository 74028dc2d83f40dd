import type { DecimalText } from '#domain/figures/numbers.ts'
import { t } from '#messages/message.ts'

/** Content of a cell. Numbers and `decimal` use the decimal separator of the CSV format. */
export type CsvCell = string | number | { decimal: DecimalText } | null

/** Returns the cell for an amount. An unknown amount becomes "unknown", never 0. */
export const figureCell = (figure: DecimalText | null): CsvCell =>
  figure === null ? t('unknown') : { decimal: figure }
