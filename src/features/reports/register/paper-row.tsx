import { useLocale } from '#actors/environment.tsx'
import { dayWithYear, timeInWords } from '#domain/figures/date-words.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber, formatWeight } from '#domain/figures/numbers.ts'
import type { RegisterLine, RegisterRow } from '#domain/register/register-row.ts'
import type { PrintedTexts } from '#domain/register/register-sheets.ts'
import { absenceWords, detailInWords, gapNames, idNumberInWords } from '#domain/register/register-words.ts'
import { isGap } from '#domain/register/seller-details.ts'
import { tradeNumber } from '#domain/trades/trade-name.ts'
import { Name } from '#ui/basics/name.tsx'
import { GapMark, MarkedAmount } from './gap-mark.tsx'
import * as css from './register-paper.css.ts'

/** Returns "Copper wire, GW 53-02", and the weight if there are several materials. */
function materialInWords({ name, gwCode, weightKg }: RegisterLine, isAlone: boolean, locale: string): string {
  const weight = isAlone || weightKg === null ? null : formatWeight(weightKg, locale)
  return [name, gwCode, weight].filter(Boolean).join(', ')
}

/** Returns the texts of the columns that can wrap. */
export const printedTexts = (row: RegisterRow, locale: string): PrintedTexts => ({
  seller: [row.seller?.name ?? ''],
  idNumber: [idNumberInWords(row.idNumber)],
  address: [detailInWords(row.address)],
  materials: row.lines.map(line => materialInWords(line, row.lines.length === 1, locale)),
  // The mark comes below the sum of the other lines.
  amounts: row.gaps.some(gap => gap === 'weight' || gap === 'price') ? ['', absenceWords.missing] : [''],
})

const Missing = () => <GapMark>{absenceWords.missing}</GapMark>

function Materials({ row: { lines, gaps } }: { row: RegisterRow }) {
  const locale = useLocale()
  return (
    <>
      {Object.entries(lines).map(([place, line]) => (
        <div key={place}>
          {line.name === null ? <Missing /> : null} <Name>{materialInWords(line, lines.length === 1, locale)}</Name>
        </div>
      ))}
      {lines.length === 0 && gaps.includes('material') ? <Missing /> : null}
      {gaps.includes('line') ? <GapMark>{gapNames.line}</GapMark> : null}
    </>
  )
}

/** Row of the printed register. A missing particular is marked; a cell is never empty. */
export function PaperRow({ row }: { row: RegisterRow }) {
  const locale = useLocale()
  const { number, id, createdAt, seller, idNumber, address, weightKg, paidRand, gaps } = row
  const figure = `${css.cell} ${css.figure}`
  return (
    <tr className={css.row}>
      <td className={css.cell}>{number}</td>
      <td className={css.cell}>{`${dayWithYear(createdAt, locale)}, ${timeInWords(createdAt, locale)}`}</td>
      <td className={`${css.cell} ${css.code}`}>{tradeNumber(id)}</td>
      <td className={`${css.cell} ${css.name}`}>
        {seller === null || gaps.includes('name') ? <Missing /> : <Name>{seller.name}</Name>}
      </td>
      <td className={css.cell}>
        {isGap(idNumber) ? <GapMark>{absenceWords[idNumber]}</GapMark> : <Name>{idNumberInWords(idNumber)}</Name>}
      </td>
      <td className={css.cell}>
        {isGap(address) ? <GapMark>{absenceWords[address]}</GapMark> : <Name>{detailInWords(address)}</Name>}
      </td>
      <td className={css.cell}>
        <Materials row={row} />
      </td>
      <td className={figure}>
        <MarkedAmount
          amount={weightKg === '0' ? null : formatNumber(weightKg, locale)}
          mark={weightKg === '0' || gaps.includes('weight') ? absenceWords.missing : null}
        />
      </td>
      <td className={figure}>
        <MarkedAmount
          amount={paidRand === '0' ? null : moneyInColumn(paidRand, locale)}
          mark={paidRand === '0' || gaps.includes('price') ? absenceWords.missing : null}
        />
      </td>
    </tr>
  )
}
