import { useLocale } from '#actors/environment.tsx'
import type { RegisterRow } from '#domain/register/register-row.ts'
import { recorderNote, registrationNote, transactionsNote, unavailableNote } from '#domain/register/register-words.ts'
import { isKnown } from '#domain/register/seller-details.ts'
import { t } from '#messages/message.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import * as css from './register.css.ts'

/** Explains why the user can or cannot see the details of sellers. */
export function PermissionNote({ rows, isHidden }: { rows: readonly RegisterRow[]; isHidden: boolean }) {
  const locale = useLocale()
  if (isHidden) return <Alert>{t('ID numbers and addresses are hidden. You need the permission users.view.')}</Alert>
  const strangers = rows.flatMap(({ idNumber, seller }) => (idNumber === 'unavailable' && seller ? seller.id : []))
  const isShown = rows.some(({ idNumber, address }) => isKnown(idNumber) || isKnown(address))
  return (
    <>
      {isShown ? (
        <p className={css.quiet}>{t('You see ID numbers and addresses because you have the permission users.view.')}</p>
      ) : null}
      {strangers.length > 0 ? <Alert>{unavailableNote(new Set(strangers).size, locale)}</Alert> : null}
    </>
  )
}

/** Returns sentences about what the register cannot contain. */
export const limitsOf = (rows: readonly RegisterRow[]): string[] => [
  transactionsNote,
  recorderNote,
  ...(rows.some(({ idNumber }) => idNumber === 'notStored') ? [registrationNote] : []),
]

export const RegisterNotes = ({ rows }: { rows: readonly RegisterRow[] }) => (
  <div className={css.notes}>
    {limitsOf(rows).map(note => (
      <p key={note}>{note}</p>
    ))}
  </div>
)
