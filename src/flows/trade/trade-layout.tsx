import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import { Alert } from '#ui/alert.tsx'
import { Form } from '#ui/form.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { LinesCard } from './lines-card.tsx'
import { LoadCard } from './load-card.tsx'
import { TradeFields } from './trade-fields.tsx'
import type { TradeKind } from './trade-kind.ts'
import * as css from './trade-layout.css.ts'
import type { TradeFormValues } from './use-trade-record.ts'

/** The form of a transaction or collection, new or saved: fields, lines, what they come to, and the buttons. */
export function TradeLayout({
  kind,
  title,
  step,
  record,
  lines,
  fixedDecimals,
  buttons,
}: {
  kind: TradeKind
  title: string
  /** What the trail calls this screen. */
  step: string
  record: RecordActor<TradeFormValues, string>
  lines: LinesActor
  fixedDecimals: boolean
  buttons: ReactNode
}) {
  const { errors, problem } = useSelector(record, snapshot => snapshot.context)
  // What is typed while the whole is on its way would be lost with the form.
  const isRecording = useSelector(record, snapshot => snapshot.context.id === null && snapshot.hasTag('saving'))
  return (
    <>
      <PageHeader trail={[{ label: kind.list.title, href: kind.list.path }, { label: step }]} title={title} />
      <Form label={title} errors={errors} onSubmit={() => record.send({ type: 'record.save' })}>
        <div className={css.columns}>
          <div className={css.main} inert={isRecording}>
            <TradeFields kind={kind} record={record} />
            <LinesCard lines={lines} fixedDecimals={fixedDecimals} errorMessage={errors['materials'] ?? ''} />
          </div>
          <div className={css.load}>
            <LoadCard lines={lines} />
          </div>
          <div className={css.end}>
            {problem ? (
              <Alert kind="bad">
                <strong>{problem.title}.</strong> {problem.message}
              </Alert>
            ) : null}
            <div className={css.buttons}>{buttons}</div>
          </div>
        </div>
      </Form>
    </>
  )
}
