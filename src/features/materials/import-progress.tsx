import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import {
  type ImportProgress,
  importProgressOf,
  type MaterialImportActor,
} from '#machines/material-import/material-import.selectors.ts'
import { t } from '#messages/message.ts'
import { pathTo } from '#routing/routes.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { writtenInWords } from './import-words.ts'
import * as css from './material-import.css.ts'

const isSame = (one: ImportProgress, other: ImportProgress) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the number of written rows for screen readers, rounded so that it changes about ten times. */
const announced = ({ written, total }: ImportProgress) => {
  const tenth = Math.max(1, Math.ceil(total / 10))
  return written === total ? written : Math.floor(written / tenth) * tenth
}

export function ImportProgressCard({ actor }: { actor: MaterialImportActor }) {
  const locale = useLocale()
  const progress = useSelector(actor, importProgressOf, isSame)
  const isWriting = useSelector(actor, snapshot => snapshot.hasTag('writing'))
  const isStopping = useSelector(actor, snapshot => snapshot.hasTag('halting'))
  const isStopped = useSelector(actor, snapshot => snapshot.hasTag('stopped'))
  const isDone = useSelector(actor, snapshot => snapshot.hasTag('done'))
  const problem = useSelector(actor, snapshot => snapshot.context.problem)
  const { total, written, refused, unsure } = progress
  const words = writtenInWords(progress, locale)
  const notes = [
    refused > 0 ? `${countInWords(refused, locale)} not written. See the rows below.` : '',
    unsure > 0 ? `${countInWords(unsure, locale)} might have been written. “Continue” checks first.` : '',
  ].filter(Boolean)
  const title = isWriting ? t('Importing') : isDone ? t('Imported') : t('Not finished')
  return (
    <Card title={title}>
      <div className={css.stack}>
        {problem && !isWriting ? (
          <Alert kind="bad">
            <strong>{problem.title}.</strong> {problem.message}
          </Alert>
        ) : null}
        <div className={css.progressLine}>
          <progress
            className={css.progress}
            max={Math.max(total, 1)}
            value={written + refused}
            aria-label={t('Written so far')}
          />
          <span>
            {isStopping ? `${words}. Waiting for the last responses…` : `${words}.`} {notes.join(' ')}
          </span>
          <VisuallyHidden>
            <output>
              {isWriting
                ? writtenInWords({ written: announced(progress), total }, locale)
                : `${title}: ${words}. ${notes.join(' ')}`}
            </output>
          </VisuallyHidden>
        </div>
        {isWriting ? <p className={css.note}>{t('You can leave this screen. The import continues.')}</p> : null}
        <div className={css.buttons}>
          {isWriting ? (
            <Button onPress={() => actor.send({ type: 'import.stop' })} isDisabled={isStopping}>
              {t('Stop')}
            </Button>
          ) : null}
          {isStopped || (problem && !isWriting) ? (
            <Button variant="primary" onPress={() => actor.send({ type: 'import.goOn' })}>
              {t('Continue')}
            </Button>
          ) : null}
          {isDone ? (
            <LinkButton variant="primary" href={pathTo('adminMaterials')}>
              {t('Show materials')}
            </LinkButton>
          ) : null}
          {isWriting ? null : (
            <>
              <Button onPress={() => actor.send({ type: 'import.recheck' })}>{t('Check file again')}</Button>
              <Button variant="quiet" onPress={() => actor.send({ type: 'import.reset' })}>
                {t('Choose another file')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
