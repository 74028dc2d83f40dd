import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { toDateTimeInput } from '#domain/figures/dates.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { lineBodyOf } from '#domain/trades/line-body.ts'
import { isComplete } from '#domain/trades/line-rules.ts'
import { sentenceCase } from '#domain/words.ts'
import { draftWork } from '#features/trades/lines/unsaved-lines.ts'
import { useLines } from '#features/trades/lines/use-lines.ts'
import { totals, typedLines } from '#machines/lines/lines.selectors.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import { useUnsaved } from '#patterns/drafts/use-draft.ts'
import { useListAsLeft } from '#patterns/list/list-as-left.ts'
import { useWayToNew } from '#patterns/list/way-to-new.ts'
import { olderNote } from '#patterns/record/conflict-words.ts'
import { Button } from '#ui/basics/button.tsx'
import { LinkButton } from '#ui/basics/link.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import type { TradeKind } from './trade-kind.ts'
import { TradeLayout } from './trade-layout.tsx'
import { useTradeRecord } from './use-trade-record.ts'

/** Records a new transaction or collection: its lines are drafts until the whole is recorded. */
export function CreateTrade({ kind }: { kind: TradeKind }) {
  const { serverNow, locale } = useEnvironment()
  const user = useUser()
  const [, navigate] = useLocation()
  const list = useListAsLeft(kind.list)
  const wayToNew = useWayToNew(kind.list)
  const lines = useLines(kind.calls, { recordId: null })
  const [values] = useState(() => ({
    buyer: null,
    seller: kind.defaultSeller(user),
    date: toDateTimeInput(serverNow()),
    lines: [],
  }))
  const record = useTradeRecord(kind, {
    id: null,
    values,
    checkLines: (): FieldErrors => {
      const drafts = typedLines(lines.getSnapshot())
      if (drafts.length === 0) return { materials: 'Add at least one material' }
      return drafts.every(isComplete) ? {} : { lines: 'Complete every line' }
    },
    draftLines: () => typedLines(lines.getSnapshot()).flatMap(line => ('term' in line ? [] : lineBodyOf(line))),
  })
  const unsaved = useUnsaved(record, draftWork(lines))
  const isSaving = useSelector(record, snapshot => snapshot.hasTag('saving'))

  useEffect(() => {
    const subscriptions = [
      record.on('record.invalid', () => lines.send({ type: 'lines.check' })),
      record.on('record.refused', ({ problem }) => lines.send({ type: 'lines.refused', fields: problem.fields })),
      record.on('record.saved', ({ saved: { id, message }, isOlder }) => {
        toast({
          kind: 'success',
          title: `${sentenceCase(kind.noun)} recorded`,
          description: isOlder
            ? olderNote
            : [
                `It saved ${formatNumber(totals(lines.getSnapshot()).carbon, locale)} kg CO₂e.`,
                ...(message === null ? [] : [message]),
              ].join(' '),
          ...(id === null ? {} : { action: { label: 'Open', onPress: () => navigate(kind.editPath(id)) } }),
        })
        navigate(wayToNew(id))
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [record, lines, kind, wayToNew, locale, navigate])

  return (
    <TradeLayout
      kind={kind}
      list={list}
      title={`New ${kind.noun}`}
      step="New"
      record={record}
      unsaved={unsaved}
      lines={lines}
      fixedDecimals={kind.fixedDecimalsOnCreate}
      buttons={
        <>
          <LinkButton variant="quiet" href={list.path}>
            Cancel
          </LinkButton>
          <Button type="submit" variant="primary" isPending={isSaving}>
            {kind.recordLabel}
          </Button>
        </>
      }
    />
  )
}
