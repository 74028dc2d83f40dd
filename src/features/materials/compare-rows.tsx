import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { type MaterialImportActor, verdictsOf } from '#machines/material-import/material-import.selectors.ts'
import type { MayWrite } from '#machines/material-import/material-import.types.ts'
import { t } from '#messages/message.ts'
import { UnreadableNote } from '#patterns/loading/unreadable-note.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { codeOwnerOf, lacksFor } from './import-words.ts'
import * as css from './material-import.css.ts'

type Counts = ReturnType<typeof verdictsOf>
const isSame = (one: Counts, other: Counts) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the row counts by verdict: "12 new, 3 changed, 30 unchanged and 2 invalid." */
const countsInWords = ({ new: added, changed, unchanged, wrong }: Counts, locale: string) =>
  t(
    '{added, plural, other {# new}}, {changed, plural, other {# changed}}, {unchanged, plural, other {# unchanged}} and {wrong, plural, other {# invalid}}.',
    { added, changed, unchanged, wrong, locale },
  )

/** Returns the number of new and changed rows with a GW code of another material. */
const conflictsInWords = (count: number, locale: string) =>
  t(
    '{count, plural, one {# row has another material’s GW code. The server might refuse it.} other {# rows have other materials’ GW codes. The server might refuse them.}}',
    { count, locale },
  )

/** The comparison step of the import: missing column choices, progress, and the number of rows by verdict. */
export function CompareRows({ actor, may }: { actor: MaterialImportActor; may: MayWrite }) {
  const locale = useLocale()
  const counts = useSelector(actor, verdictsOf, isSame)
  const isMatching = useSelector(actor, snapshot => snapshot.hasTag('matching'))
  const isComparing = useSelector(actor, snapshot => snapshot.hasTag('comparing'))
  const isPreviewing = useSelector(actor, snapshot => snapshot.hasTag('previewing'))
  const mayRetry = useSelector(actor, snapshot => snapshot.can({ type: 'preview.retry' }))
  const problem = useSelector(actor, snapshot => snapshot.context.problem)
  const conflicts = useSelector(actor, ({ context }) => context.rows.filter(row => codeOwnerOf(row) !== null).length)
  const unreadable = useSelector(actor, snapshot => snapshot.context.materials?.unreadable)
  const lacks = (['new', 'changed'] as const).flatMap(verdict => {
    const permission = counts[verdict] > 0 ? lacksFor(verdict, may) : null
    return permission === null ? [] : [{ verdict, permission }]
  })
  const writable = (may.create ? counts.new : 0) + (may.update ? counts.changed : 0)
  const isNothing = isPreviewing && counts.new + counts.changed + counts.unchanged + counts.wrong === 0
  const status = isPreviewing && !isNothing ? countsInWords(counts, locale) : ''
  return (
    <div className={css.stack}>
      {isMatching ? (
        <Alert>{t('Choose the columns first: name, at least one more column, and the decimal sign.')}</Alert>
      ) : null}
      {problem && mayRetry ? (
        <Alert
          kind="bad"
          actions={
            <Button icon="retry" onPress={() => actor.send({ type: 'preview.retry' })}>
              {t('Retry')}
            </Button>
          }
        >
          {t('Could not load the existing materials. {reason}', { reason: problem.message })}
        </Alert>
      ) : null}
      <UnreadableNote rows={unreadable} noun="material" />
      {isNothing ? <Alert>{t('The file has no rows below the headings.')}</Alert> : null}
      {lacks.map(({ verdict, permission }) => (
        <Alert key={verdict}>
          {verdict === 'new'
            ? t('The app will not import new rows. You need the permission {permission}.', { permission })
            : t('The app will not import changed rows. You need the permission {permission}.', { permission })}
        </Alert>
      ))}
      {counts.changed > 0 && may.update ? (
        <p className={css.note}>{t('Existing records keep their factors. New lines use the changed factors.')}</p>
      ) : null}
      <div className={css.bar}>
        <output>
          {[
            isComparing ? t('Comparing with existing materials…') : status,
            conflicts > 0 ? conflictsInWords(conflicts, locale) : '',
            isPreviewing && !isNothing && writable === 0 ? t('Nothing to import.') : '',
          ]
            .filter(Boolean)
            .join(' ')}
        </output>
        <div className={css.buttons}>
          <Button variant="quiet" onPress={() => actor.send({ type: 'import.reset' })}>
            {t('Choose another file')}
          </Button>
          {writable > 0 ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'import.begin', may })}>
              {t('{count, plural, one {Import # material} other {Import # materials}}', { count: writable, locale })}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
