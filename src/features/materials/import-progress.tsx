import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
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
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
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
  const result = [
    writtenInWords(progress, locale),
    isStopping ? t('Waiting for the last responses…') : '',
    refused > 0 ? t('{count, plural, other {# not imported. See the rows below.}}', { count: refused, locale }) : '',
    unsure > 0
      ? t('{count, plural, other {# might have been imported. “Continue” checks first.}}', { count: unsure, locale })
      : '',
  ]
    .filter(Boolean)
    .join(' ')
  const title = isWriting ? t('Importing') : isDone ? t('Import finished') : t('Not finished')
  return (
    <Card title={title}>
      <div className={css.stack}>
        {problem && !isWriting ? (
          <Alert kind="bad">
            <strong>{problem.title}.</strong> {problem.message}
          </Alert>
        ) : null}
        <ProgressLine label={t('Import progress')} done={written + refused} total={total} isWide>
          <span>{result}</span>
          <VisuallyHidden>
            <output>
              {isWriting
                ? writtenInWords({ written: announced(progress), total }, locale)
                : t('{title}: {result}', { title, result })}
            </output>
          </VisuallyHidden>
        </ProgressLine>
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
