import { Letterhead } from '#features/reports/letterhead.tsx'
import { ReportFrame, RequireLines, type Trail } from '#features/reports/report-screen.tsx'
import { t } from '#messages/message.ts'
import type { FlowAbout } from '#schemas/flow.ts'
import type { FlowOf } from './compute-flow.ts'
import { ComputedFlow } from './computed-flow.tsx'
import { FlowSoFar } from './flow-so-far.tsx'
import { type FlowReading, useBusinessReading, useCollectorReading } from './use-flow-reading.ts'
import { type FlowAddress, useFlowView } from './use-flow-view.ts'

type FlowScreenProps = {
  kind: FlowAbout['kind']
  /** Null while loading. */
  of: FlowOf | null
  trail: Trail
}

const title = t('Material flow')

const lackingNote = (permission: string) =>
  t('To see this report, you need the permission {permission}.', { permission })

/** Screen of a material-flow report. Needs all pages, because earlier records are the opening stock. */
export function FlowScreen({ kind, ...props }: FlowScreenProps) {
  const required = { title, trail: props.trail, lackingNote }
  return (
    <RequireLines {...required} list="collections">
      {kind === 'collector' ? (
        <CollectorReport {...props} />
      ) : (
        <RequireLines {...required} list="transactions">
          <BusinessReport {...props} />
        </RequireLines>
      )}
    </RequireLines>
  )
}

type ReportProps = Omit<FlowScreenProps, 'kind'>

function BusinessReport(props: ReportProps) {
  const address = useFlowView()
  return <Report {...props} address={address} reading={useBusinessReading(address.days)} />
}

function CollectorReport(props: ReportProps) {
  const address = useFlowView()
  return <Report {...props} address={address} reading={useCollectorReading(address.days)} />
}

function Report({
  of,
  trail,
  address,
  reading: { sources, soFar, version, readAt, ...reading },
}: ReportProps & { address: FlowAddress; reading: FlowReading }) {
  const { from, to } = address.days
  return (
    <>
      {of ? <Letterhead {...of.about} leads="name" /> : null}
      <ReportFrame
        {...{ title, trail, address, reading }}
        waitingNote={t('The report appears after all pages have loaded.')}
        name={of?.about.name ?? null}
        readAt={readAt}
        soFar={of && !address.view.filter && <FlowSoFar about={of.about} lists={soFar} />}
      >
        {of && sources && readAt !== null ? (
          <ComputedFlow key={[version, from, to].join()} {...{ of, sources, readAt, address }} />
        ) : null}
      </ReportFrame>
    </>
  )
}
