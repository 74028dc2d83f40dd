import { useDeferredValue } from 'react'
import { useLocale, useUser } from '#actors/environment.tsx'
import type { FlowSubject } from '#domain/flow/movement.ts'
import { may } from '#domain/permissions/permissions.ts'
import { FilterButton } from '#features/reports/flow/filter/filter-button.tsx'
import { panelNote } from '#features/reports/flow/records/records.css.ts'
import { RecordsAnnex } from '#features/reports/flow/records/records-annex.tsx'
import { RecordsPanel } from '#features/reports/flow/records/records-panel.tsx'
import { InReportBar } from '#features/reports/report-bars.tsx'
import { useReportMargins } from '#features/reports/use-report-margins.ts'
import { t } from '#messages/message.ts'
import { flowGroups, flowSpanChoices } from '#routing/flow-search.ts'
import { Button } from '#ui/basics/button.tsx'
import { useFocusWhenRendered } from '#ui/basics/use-focus-when-rendered.ts'
import { Card } from '#ui/layout/card.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import type { FlowSource, RecordedFlow } from './compute-flow.ts'
import { linkOfFigure } from './figure-link.tsx'
import { Findings } from './findings.tsx'
import * as css from './flow.css.ts'
import { FlowFiguresCard } from './flow-figures-card.tsx'
import { FlowFiles } from './flow-files.tsx'
import { FlowNotes } from './flow-notes.tsx'
import { FlowSpansCard } from './flow-spans-card.tsx'
import { FlowTable, groupNames } from './flow-table.tsx'
import { titleOfSelection } from './shown-title.ts'
import { spanNames } from './span-rows.ts'
import type { FlowAddress } from './use-flow-view.ts'

/** Controls for the rows, the time spans and the filter, all in the URL. */
const FlowControls = ({
  made: { flow, materials },
  address: { view, change },
}: {
  made: RecordedFlow
  address: FlowAddress
}) => (
  <InReportBar bar="period">
    <Segments
      label={t('Group by')}
      options={flowGroups.map(id => ({ id, label: groupNames[id] }))}
      value={view.by}
      onChange={by => change({ by })}
    />
    {view.by === 'counterparty' ? (
      <Button
        variant="quiet"
        aria-pressed={view.isByProvince}
        onPress={() => change({ isByProvince: !view.isByProvince })}
      >
        {t('By province')}
      </Button>
    ) : null}
    <FilterButton filter={flow.filter} materials={materials} onChange={filter => change({ filter })} />
    <div className={css.end}>
      <Segments
        label={t('Sum by')}
        options={flowSpanChoices.map(id => ({ id, label: spanNames[id] }))}
        value={view.every}
        onChange={every => change({ every })}
      />
    </div>
  </InReportBar>
)

/** A material-flow report for screen and paper. A figure shows its records next to the table. */
export function FlowSheet({
  made,
  sources,
  subject,
  address,
}: {
  made: RecordedFlow
  sources: readonly FlowSource[]
  subject: FlowSubject
  address: FlowAddress
}) {
  const locale = useLocale()
  const user = useUser()
  const { flow } = made
  const { shown } = address.view
  const focusWhenRendered = useFocusWhenRendered()
  useReportMargins(t('Material flow'), flow)
  // The parts beside and below the table render after it, in a separate task.
  const hasRest = useDeferredValue(true, false)
  const close = () => {
    if (shown) focusWhenRendered(() => linkOfFigure(shown))
    address.change({ shown: null })
  }
  return (
    <>
      <FlowFiles {...{ made, sources, subject }} />
      <FlowControls made={made} address={address} />
      <div className={css.sheet}>
        <Card isFlush>
          <FlowFiguresCard flow={flow} address={address} />
        </Card>
        <Findings flow={flow} address={address} />
        <div className={css.columns}>
          <Card isFlush>
            <FlowTable flow={flow} address={address} />
            {flow.byProvince.length > 0 && !may(user, 'users.view') ? (
              <p className={panelNote}>
                {t('To see users’ addresses, you need the permission {permission}.', {
                  permission: 'users.view',
                })}
              </p>
            ) : null}
          </Card>
          <div className={css.sidebar}>
            {shown ? (
              <RecordsPanel
                key={JSON.stringify(shown)}
                title={titleOfSelection(flow, shown, locale)}
                selection={shown}
                {...{ flow, sources, subject }}
                onClose={close}
              />
            ) : null}
            {hasRest ? <FlowSpansCard flow={flow} address={address} /> : null}
          </div>
        </div>
        {hasRest ? (
          <>
            <Card>
              <FlowNotes flow={flow} />
            </Card>
            <RecordsAnnex {...{ flow, sources, subject }} />
          </>
        ) : null}
      </div>
    </>
  )
}
