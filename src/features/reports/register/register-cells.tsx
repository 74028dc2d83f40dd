import { useLocale } from '#actors/environment.tsx'
import { formatWeight } from '#domain/figures/numbers.ts'
import type { RegisterLine, RegisterRow } from '#domain/register/register-row.ts'
import { absenceWords, gapNames, idNumberInWords } from '#domain/register/register-words.ts'
import { type Detail, isGap, isKnown } from '#domain/register/seller-details.ts'
import { Name } from '#ui/basics/name.tsx'
import { GapMark } from './gap-mark.tsx'
import * as css from './register.css.ts'

/** Name and ID number of the seller. Missing ones are marked. */
export function SellerWords({ row: { seller, idNumber, gaps } }: { row: RegisterRow }) {
  if (seller === null) return <GapMark>{gapNames.seller}</GapMark>
  return (
    <div>
      <div className={css.seller}>
        {gaps.includes('name') ? <GapMark>{gapNames.name}</GapMark> : <Name>{seller.name}</Name>}
      </div>
      {isGap(idNumber) ? (
        <GapMark>{idNumber === 'missing' ? gapNames.idNumber : absenceWords[idNumber]}</GapMark>
      ) : (
        <div className={css.second}>
          <Name>{idNumberInWords(idNumber)}</Name>
        </div>
      )}
    </div>
  )
}

export function AddressWords({ address }: { address: Detail }) {
  if (isGap(address)) return <GapMark>{address === 'missing' ? gapNames.address : absenceWords[address]}</GapMark>
  if (!isKnown(address)) return <span className={css.second}>{absenceWords[address]}</span>
  const [street = '', ...others] = address
  return (
    <div>
      <Name>{street}</Name>
      <div className={css.second}>
        <Name>{others.join(', ')}</Name>
      </div>
    </div>
  )
}

function MaterialWords({ line: { name, gwCode, weightKg }, isAlone }: { line: RegisterLine; isAlone: boolean }) {
  const locale = useLocale()
  return (
    <div>
      {name === null ? <GapMark>{gapNames.material}</GapMark> : <Name>{name}</Name>}{' '}
      {gwCode === null ? null : <span className={css.code}>{gwCode}</span>}
      {isAlone || weightKg === null ? null : <span className={css.part}>{formatWeight(weightKg, locale)}</span>}
    </div>
  )
}

/** Materials of a purchase. If there are several, each has its weight. */
export function MaterialsWords({ row: { lines, gaps } }: { row: RegisterRow }) {
  return (
    <div>
      {Object.entries(lines).map(([place, line]) => (
        <MaterialWords key={place} line={line} isAlone={lines.length === 1} />
      ))}
      {lines.length === 0 && gaps.includes('material') ? <GapMark>{gapNames.material}</GapMark> : null}
      {gaps.includes('line') ? <GapMark>{gapNames.line}</GapMark> : null}
    </div>
  )
}
