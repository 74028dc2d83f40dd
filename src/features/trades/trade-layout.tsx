import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { useUnsaved } from '#patterns/drafts/use-draft.ts'
import { RecordFrame } from '#patterns/record/record-frame.tsx'
import { LinesCard } from './lines-card.tsx'
import { TradeFields } from './trade-fields.tsx'
import type { TradeKind } from './trade-kind.ts'
import { LoadCard } from './trade-totals-card.tsx'
import { UnseenLines } from './unseen-lines.tsx'
import { labels, type TradeFormValues, type TradeRecord } from './use-trade-record.ts'

/** What somebody may do to the lines of the record on show. */
export type LinePermissions = { mayAdd?: boolean; mayChange?: boolean; mayRemove?: boolean }

/** The form of a transaction or collection, new or saved: fields, lines, what they come to, and the buttons. */
export function TradeLayout({
  kind,
  list,
  title,
  step,
  record,
  unsaved,
  lacks = null,
  lacksText,
  lines,
  lacksLines = null,
  linePermissions,
  fixedDecimals,
  actions,
  buttons,
}: {
  kind: TradeKind
  /** The list that it is in, as it was left. */
  list: TradeKind['list']
  title: string
  /** What the trail calls this screen. */
  step: string
  record: TradeRecord
  unsaved: ReturnType<typeof useUnsaved<TradeFormValues>>
  /** The permission that somebody lacks to change the fields; null when they may. */
  lacks?: string | null
  lacksText?: string | undefined
  lines: LinesActor
  /** The permission that somebody lacks to view the lines; null when they may. */
  lacksLines?: string | null
  linePermissions?: LinePermissions
  fixedDecimals: boolean
  actions?: ReactNode
  buttons: ReactNode
}) {
  const noLines = useSelector(record, snapshot => snapshot.context.errors['materials'] ?? '')
  return (
    <RecordFrame
      list={list}
      title={title}
      step={step}
      noun={kind.noun}
      labels={labels}
      record={record}
      unsaved={unsaved}
      lacks={lacks}
      lacksText={lacksText}
      actions={actions}
      aside={lacksLines === null ? <LoadCard lines={lines} /> : null}
      buttons={buttons}
      fields={<TradeFields kind={kind} record={record} />}
    >
      {lacksLines === null ? (
        <LinesCard lines={lines} fixedDecimals={fixedDecimals} errorMessage={noLines} {...linePermissions} />
      ) : (
        <UnseenLines noun={kind.noun} lacks={lacksLines} />
      )}
    </RecordFrame>
  )
}
